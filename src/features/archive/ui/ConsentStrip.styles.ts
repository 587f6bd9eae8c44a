import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, print, text, theme } from '@/shared/theme';

/** Figure, text and buttons in one row on wide screens, stacked with full-width buttons on narrow ones. */
export const Strip = styled.section(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[7]};
  margin: ${theme.space[3]} 0 ${theme.space[7]};
  padding: ${theme.space[7]} ${theme.space[7]};
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color['accent-soft']};

  ${below('side')} {
    flex-direction: column;
    align-items: stretch;
    gap: ${theme.space[5]};
  }
  ${below('mobile')} {
    gap: ${theme.space[4]};
    margin: ${theme.space[2]} 0 ${theme.space[6]};
    padding: ${theme.space[6]} ${theme.space[5]};
    border-radius: ${theme.radius.xl};
  }
  ${print} {
    display: none;
  }
`);

/** The strip of a confirmed member, with the own lines below its row. */
export const Confirmed = styled(Strip)(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding-bottom: ${theme.space[6]};
`);

export const Top = styled.div(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[7]};

  ${below('side')} {
    flex-direction: column;
    align-items: stretch;
    gap: ${theme.space[4]};
  }
`);

export const Words = styled.div(css`
  display: grid;
  flex: 1;
  gap: ${theme.space[2]};
  min-width: 0;
  color: ${theme.color['text-2']};
  ${text('body')}
  overflow-wrap: anywhere;

  > p {
    max-width: 34em;
  }
`);

export const Actions = styled.div`
  /* Until it is known whether the own evaluations are given. */
  &[data-unknown] {
    visibility: hidden;
  }
  display: flex;
  gap: ${theme.space[2]};

  ${below('side')} {
    > * {
      flex: 1;
      padding: 0 ${theme.space[3]};
    }
  }
`;

/** A text button at the foot of the page. */
export const Leave = styled.button(css`
  justify-self: start;
  min-height: 44px;
  color: ${theme.color['text-2']};
  ${text('body-s', 500)}
  text-decoration: underline;
  text-underline-offset: 3px;

  ${print} {
    display: none;
  }
`);
