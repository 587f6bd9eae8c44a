import styled from '@emotion/styled';
import { below, clampLines, from, hoverable } from '@/shared/theme';
import { PostCounts } from '@/shared/ui/PostCounts';

/** Details of the card on hover and focus; without hover they are below the title. */
export const Overlay = styled.div`
  display: none;

  ${from('side')} {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    gap: 14px;
    padding: 28px 30px;
    background: ${({ theme }) => theme.color['thumb-scrim']};
    color: ${({ theme }) => theme.color['on-media']};
    opacity: 0;
    transition: opacity ${({ theme }) => `${theme.motion.base} ${theme.motion.standard}`};

    [data-linked]:has(a:focus-visible) & {
      opacity: 1;
    }
    ${hoverable} {
      [data-linked]:hover & {
        opacity: 1;
      }
    }
  }
`;

export const Title = styled.p`
  font: 700 24px/1.36 ${({ theme }) => theme.font};
  letter-spacing: -0.022em;
  unicode-bidi: isolate;
  ${clampLines(3)}

  ${below('archive')} {
    font-size: 22px;
  }
`;

export const Counts = styled(PostCounts)`
  gap: 16px;
  color: inherit;
  font-size: 14px;
`;
