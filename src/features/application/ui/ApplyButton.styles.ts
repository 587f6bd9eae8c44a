import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, clampLines, text, theme } from '@/shared/theme';

/** The note, the primary button with the bookmark, and below them the leader's other actions. */
export const Box = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  width: 100%;
`;

/** Two buttons of equal width. */
export const Second = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};

  > :is(a, button) {
    padding-inline: ${theme.space[2]};
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
    gap: ${theme.space[2]};
    padding: ${theme.space[3]} ${theme.space[4]};
    border-radius: ${theme.radius.lg};
    background: ${theme.color[isQuiet ? 'surface-sunken' : 'primary-soft']};
    ${text('body-s', 600)}

    > svg {
      color: ${theme.color[isQuiet ? 'text-3' : 'primary-text']};
    }
    &[data-kind='asked'] {
      background: ${theme.color['accent-soft']};
    }
    &[data-kind='asked'] > svg {
      color: ${theme.color['accent-text']};
    }
    small {
      display: block;
      color: ${theme.color['text-2']};
      ${text('caption')}

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
