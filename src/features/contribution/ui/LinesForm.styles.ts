import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, print, theme } from '@/shared/theme';

/** White on the tint of what waits for the member. */
export const Form = styled.form(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.xl};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color['border-subtle']};
  text-align: left;

  ${below('mobile')} {
    padding: ${theme.space[5]} ${theme.space[4]};
  }
  ${print} {
    display: none;
  }
`);

export const Head = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[3]};

  > span {
    margin-left: auto;
  }
`);

export const Rows = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`);

/** Text, link and the button that removes the row. */
export const Row = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px 44px;
  align-items: start;
  gap: ${theme.space[2]};

  /* Beside the box, below its label. */
  > button {
    margin-top: ${theme.space[7]};
  }
  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr) 44px;

    > div:first-of-type {
      grid-column: 1 / -1;
    }
    & + & {
      padding-top: ${theme.space[4]};
      border-top: 1px solid ${theme.color['border-subtle']};
    }
  }
`);

export const Foot = styled.div(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};

  ${below('mobile')} {
    flex-direction: column;
    align-items: stretch;
  }
`);
