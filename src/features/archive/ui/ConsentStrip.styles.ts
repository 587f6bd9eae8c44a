import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, print, text, theme } from '@/shared/theme';

/** Figure, text and buttons in one row on wide screens, stacked with full-width buttons on narrow ones. */
export const Strip = styled.section(css`
  display: flex;
  align-items: center;
  gap: 32px;
  margin: 12px 0 36px;
  padding: 32px 36px;
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color['accent-soft']};

  ${below('side')} {
    flex-direction: column;
    align-items: stretch;
    gap: 20px;
  }
  ${below('mobile')} {
    gap: 16px;
    margin: 8px 0 28px;
    padding: 24px 20px;
    border-radius: ${theme.radius.xl};
  }
  ${print} {
    display: none;
  }
`);

export const Words = styled.div(css`
  display: grid;
  flex: 1;
  gap: 6px;
  min-width: 0;
  color: ${theme.color['text-2']};
  ${text('body')}
  overflow-wrap: anywhere;

  > p {
    max-width: 34em;
  }
`);

export const Title = styled.h2(css`
  ${text('h2')}
  color: ${theme.color.text};
`);

export const Actions = styled.div`
  display: flex;
  gap: 8px;

  ${below('side')} {
    > * {
      flex: 1;
      padding: 0 12px;
    }
  }
`;

/** A text button at the foot of the page. */
export const Leave = styled.button(css`
  justify-self: start;
  min-height: 44px;
  color: ${theme.color['text-2']};
  font: 500 15px/1.4 ${theme.font};
  text-decoration: underline;
  text-underline-offset: 3px;

  ${print} {
    display: none;
  }
`);
