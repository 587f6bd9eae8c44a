import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, clampLines, theme } from '@/shared/theme';

/** The note, the primary button with the bookmark, and below them the leader's other actions. */
export const Box = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  width: 100%;
`;

/** Two buttons of equal width. */
export const Second = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 8px;

  > :is(a, button) {
    padding-inline: 8px;
  }
`;

const quiet = { shouldForwardProp: (name: string) => name !== 'isQuiet' };

export const Note = styled(
  'p',
  quiet,
)<{ isQuiet: boolean }>(
  ({ isQuiet }) => css`
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 14px 16px;
    border-radius: ${theme.radius.notice};
    background: ${theme.color[isQuiet ? 'surface-sunken' : 'primary-soft']};
    font: 600 15px/1.45 ${theme.font};

    > svg {
      color: ${theme.color[isQuiet ? 'text-3' : 'primary-text']};
    }
    small {
      display: block;
      color: ${theme.color['text-2']};
      font: 500 13px/1.4 ${theme.font};

      /* In the bottom bar a long reason would cover the page; 지원 현황 has all of it. */
      ${below('side')} {
        ${clampLines(2)}
      }
    }
    @media (forced-colors: active) {
      border: 1px solid;
    }
  `,
);
