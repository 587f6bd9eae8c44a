import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, clampLines, hoverable, stretchedLink, tabularNumbers, text, theme } from '@/shared/theme';
import { Link } from 'react-router-dom';
import { PostCounts } from '@/shared/ui/PostCounts';
import { DeadlineTag } from './DeadlineTag';

export const Card = styled.article(css`
  container: card / inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[4]};
  border-radius: ${theme.radius.xl};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
  transition:
    box-shadow ${theme.motion.base} ${theme.motion.standard},
    transform ${theme.motion.base} ${theme.motion.standard};

  ${hoverable} {
    &[data-linked]:hover {
      box-shadow:
        inset 0 0 0 1px ${theme.color.border},
        ${theme.shadow.e2};
      transform: translateY(-2px);
    }
  }
  ${below('mobile')} {
    padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[3]};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Top = styled.div(css`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: 32px;
  margin-bottom: ${theme.space[3]};

  @container card (max-width: 330px) {
    min-height: 28px;
  }
  ${below('mobile')} {
    margin-bottom: ${theme.space[3]};
  }
`);

export const LoadingRoles = styled(Top)`
  justify-content: flex-start;

  > span {
    height: 32px;

    @container card (max-width: 330px) {
      height: 28px;
    }
  }
`;

/** A 44 px control whose drawing lines up with the card's edge. */
export const Corner = styled.div(css`
  z-index: ${theme.z.raised};
  flex: none;
  margin: -${theme.space[2]} -${theme.space[3]} -${theme.space[2]} 0;
`);

export const Title = styled.h3(css`
  ${text('title')}
  ${clampLines(2)}
  min-height: calc(2 * 1.45em);
  text-wrap: wrap;

  [data-closed] > & {
    color: ${theme.color['text-3']};
  }
`);

export const LoadingTitle = styled.div(css`
  ${text('title')}
  display: grid;
  align-content: space-around;
  height: calc(2 * 1.45em);
`);

export const Cover = styled(Link)(css`
  ${stretchedLink(theme.radius.xl)}
`);

export const Kind = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[2]};
  min-height: 44px;
  margin-top: auto;
  padding-top: ${theme.space[4]};
  ${below('mobile')} {
    min-height: 40px;
    padding-top: ${theme.space[3]};
  }
`);

export const Terms = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-height: 26px;
  margin-top: ${theme.space[2]};
  color: ${theme.color['text-2']};
  ${text('label', 500)}
  line-height: 1.2;

  [data-closed] > & {
    color: ${theme.color['text-3']};
  }
`);

export const Term = styled.span(css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  white-space: nowrap;

  > svg {
    color: ${theme.color['text-3']};
  }
`);

/** At the right end of the terms. */
export const Deadline = styled(DeadlineTag)(css`
  margin-left: auto;
`);

export const Foot = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[3]};
  padding-top: ${theme.space[3]};
  border-top: 1px solid ${theme.color['border-subtle']};
`);

/** Where both do not fit, the name is cut and not the date. */
export const Author = styled.p(css`
  display: flex;
  align-items: center;
  min-width: 0;
  white-space: nowrap;
  color: ${theme.color['text-3']};
  ${text('caption')}
  ${tabularNumbers}

  > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`);

export const Dot = styled.i(css`
  flex: none;
  width: 3px;
  height: 3px;
  margin: 0 ${theme.space[2]};
  border-radius: 50%;
  background: ${theme.color['border-control']};
`);

export const Counts = styled(PostCounts)(css`
  @container card (max-width: 300px) {
    > :last-child {
      display: none;
    }
  }
`);
