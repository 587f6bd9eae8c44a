import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, clampLines, from, hoverable, text, theme } from '@/shared/theme';
import { PostCounts } from '@/shared/ui/PostCounts';

/** Details of the card on hover and focus; without hover they are below the title. */
export const Overlay = styled.div(css`
  display: none;

  ${from('side')} {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    gap: ${theme.space[3]};
    padding: ${theme.space[6]} ${theme.space[7]};
    background: ${theme.color['thumb-scrim']};
    color: ${theme.color['on-media']};
    opacity: 0;
    transition: opacity ${theme.motion.base} ${theme.motion.standard};

    [data-linked]:has(a:focus-visible) & {
      opacity: 1;
    }
    ${hoverable} {
      [data-linked]:hover & {
        opacity: 1;
      }
    }
  }
`);

export const Title = styled.p(css`
  ${text('h2')}
  letter-spacing: -0.022em;
  unicode-bidi: isolate;
  ${clampLines(3)}

  ${below('archive')} {
    font-size: 22px;
  }
`);

export const Counts = styled(PostCounts)(css`
  gap: ${theme.space[4]};
  color: inherit;
  font-size: 14px;
`);
