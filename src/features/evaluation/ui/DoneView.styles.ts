import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export const Done = styled.div`
  display: grid;
  justify-items: center;
  max-width: 760px;
  margin: 0 auto;
  padding-top: ${theme.space[6]};
  text-align: center;
`;

/** Two members on a line, without a celebration, because the archive is not public yet. */
export const PairOnLine = styled.span(css`
  display: block;
  width: 128px;
  height: 40px;
  margin: ${theme.space[6]} 0;
  background:
    radial-gradient(circle 18px at 20px 20px, ${theme.color.primary} 97%, transparent) no-repeat,
    radial-gradient(circle 18px at 108px 20px, ${theme.color.border} 97%, transparent) no-repeat,
    linear-gradient(${theme.color.border} 0 0) 20px 18px / 88px 4px no-repeat;
`);

export const Lead = styled.p(css`
  ${text('body-l')}
  margin-top: ${theme.space[2]};
  color: ${theme.color['text-2']};
`);

export const AloneText = styled(Lead)`
  margin-bottom: ${theme.space[7]};
`;

/** The members whose answer is missing, and what is missing. */
export const Missing = styled.div(css`
  display: grid;
  gap: ${theme.space[1]};
  margin: ${theme.space[6]} 0 ${theme.space[7]};
  color: ${theme.color['text-2']};
  ${text('body')}
  overflow-wrap: anywhere;

  &:empty {
    margin-bottom: ${theme.space[4]};
  }
  ${below('mobile')} {
    width: 100%;
    text-align: left;
  }
`);

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};

  > * {
    min-width: 200px;
  }
  ${below('mobile')} {
    flex-direction: column;
    width: 100%;
  }
`;

export const Hint = styled.p(css`
  margin-top: ${theme.space[5]};
  color: ${theme.color['text-3']};
  ${text('label', 500)}
`);

/** The own lines and those of the teammates. */
export const Lines = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  width: 100%;
  max-width: 760px;
  margin-top: ${theme.space[7]};

  &:empty {
    display: none;
  }
`);
