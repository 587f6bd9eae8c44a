import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};

  ${below('mobile')} {
    flex-direction: column-reverse;
    align-items: stretch;
    gap: ${theme.space[1]};
  }
`;

/** The text of the first button is aligned with the row. */
export const Ghosts = styled.span`
  display: flex;
  margin-left: -${theme.space[4]};

  ${below('mobile')} {
    margin-left: 0;

    > :is(a, button) {
      flex: 1;
      min-height: 44px;
    }
  }
`;

export const Answers = styled.span`
  display: flex;
  gap: ${theme.space[2]};
  margin-left: auto;

  > button {
    min-width: 84px;
  }
  ${below('mobile')} {
    width: 100%;

    > button {
      flex: 1;
    }
  }
`;

export const State = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin-left: auto;
  color: ${theme.color['text-2']};
  ${text('label', 500)}

  ${below('mobile')} {
    margin-left: 0;
  }
`);
