import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, columns, tabularNumbers, text, theme } from '@/shared/theme';

/** The list beside the seats: 896 and 320 px; below 1024 the seats are one line under the title. */
export const Columns = styled.div`
  ${columns(896, 320)}
`;

export const Main = styled.div`
  min-width: 0;
`;

export const Filter = styled.div`
  padding: ${theme.space[5]} 0 ${theme.space[1]};

  ${below('mobile')} {
    margin: 0 -${theme.space[5]};
    padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[1]};
    overflow-x: auto;

    > div {
      flex-wrap: nowrap;
    }
  }
`;

export const Count = styled.span(css`
  color: ${theme.color['text-3']};
  ${tabularNumbers}

  [aria-pressed='true'] & {
    color: inherit;
  }
`);

export const Note = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[4]};
  margin-top: ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};
  ${text('body-s', 500)}

  small {
    display: block;
    color: ${theme.color['text-2']};
    font-size: 13px;
  }
  > button {
    padding-block: ${theme.space[2]};
    white-space: normal;
  }
  ${below('mobile')} {
    > button {
      width: 100%;
    }
  }
`);

export const PagerSlot = styled.div`
  margin-top: ${theme.space[6]};

  &:empty {
    display: none;
  }
`;
