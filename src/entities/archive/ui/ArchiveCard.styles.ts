import { css } from '@emotion/react';
import styled from '@emotion/styled';
import {
  below,
  clampLines,
  from,
  hoverable,
  stretchedLink,
  tabularNumbers,
  text,
  theme,
  touch,
  visuallyHidden,
} from '@/shared/theme';
import { Link } from 'react-router-dom';
import { PostCounts } from '@/shared/ui/PostCounts';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Tag } from '@/shared/ui/Tag';
import { ArchiveThumb } from './ArchiveThumb';

const RADIUS = theme.radius.xl;

export const Card = styled.article(css`
  position: relative;
  min-width: 0;
`);

/** From 600 to 1023 px picture and text are side by side. */
export const Row = styled.div(css`
  ${from('phone')} {
    ${below('side')} {
      display: grid;
      grid-template-columns: minmax(0, 46%) minmax(0, 1fr);
      align-items: center;
      gap: ${theme.space[6]};
    }
  }
`);

export const Figure = styled.div(css`
  position: relative;
  overflow: hidden;
  isolation: isolate;
  border-radius: ${RADIUS};
  background: ${theme.color.skeleton};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid ${theme.color.border};
    border-radius: inherit;
    opacity: 0.6;
    pointer-events: none;
  }
`);

export const Thumb = styled(ArchiveThumb)(css`
  ${hoverable} {
    transition: transform ${theme.motion.slow} ${theme.motion.standard};

    [data-linked]:hover & {
      transform: scale(1.03);
    }
  }
`);

export const LoadingThumb = styled(Skeleton)`
  height: auto;
  aspect-ratio: 16 / 10;
`;

export const Pending = styled(Tag)(css`
  position: absolute;
  top: 16px;
  left: 16px;
`);

export const Words = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} ${theme.space[1]} 0;

  ${below('side')} {
    gap: ${theme.space[3]};
    padding: 0;
  }
  ${below('phone')} {
    gap: ${theme.space[2]};
    padding: ${theme.space[3]} 0 0;
  }
`);

export const Title = styled.h3(css`
  ${text('title')}
  ${clampLines(1)}
  text-wrap: wrap;

  ${from('phone')} {
    ${below('side')} {
      font-size: 20px;
      -webkit-line-clamp: 2;
    }
  }
`);

export const Cover = styled(Link)(css`
  ${stretchedLink(RADIUS)}
`);

/** The same height without the number of others. */
export const Meta = styled.p(css`
  display: flex;
  align-items: center;
  min-height: 22px;
  gap: ${theme.space[2]};
  color: ${theme.color['text-3']};
  ${text('label', 500)}
  line-height: 1.3;
  white-space: nowrap;
  ${tabularNumbers}

  > time {
    margin-left: auto;
  }
`);

export const Writer = styled.bdi(css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  color: ${theme.color['text-2']};
  font-weight: 600;
`);

/** "+3": the team besides the writer. */
export const Others = styled.span(css`
  flex: none;
  height: 22px;
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.full};
  background: ${theme.color['border-subtle']};
  color: ${theme.color['text-2']};
  ${text('micro')}
  line-height: 22px;
`);

/** The counts; the same height without them. */
export const Footer = styled.div(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  min-height: 22px;
`);

/** The counts on touch devices; with a mouse they are on the picture. */
export const Counts = styled(PostCounts)(css`
  ${from('side')} {
    ${hoverable} {
      ${visuallyHidden}
    }
  }
`);

/** Above the link that covers the card. */
export const Corner = styled.div(css`
  position: absolute;
  top: 12px;
  right: 12px;
  z-index: ${theme.z.raised};

  > button {
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.e2};
    transition: opacity ${theme.motion.base} ${theme.motion.standard};
  }
  ${from('phone')} {
    ${below('side')} {
      right: calc(54% + 12px);
    }
  }
  ${from('side')} {
    ${hoverable} {
      > button:not([aria-pressed='true']) {
        opacity: 0;
      }
      article:hover > & > button,
      article:focus-within > & > button {
        opacity: 1;
      }
    }
  }
  ${touch} {
    > button {
      opacity: 1;
    }
  }
`);
