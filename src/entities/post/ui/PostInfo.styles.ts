import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, clampLines, print, tabularNumbers, text, theme } from '@/shared/theme';

/** Name and fact side by side; the fact below its name where it would have less than 140 px. */
export const Facts = styled.dl(css`
  display: grid;
  gap: ${theme.space[4]};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[2]};
    ${text('body-s', 500)}
  }
  dt {
    display: flex;
    flex: 0 0 132px;
    align-items: center;
    align-self: flex-start;
    gap: ${theme.space[2]};
    min-height: 1.5em;
    color: ${theme.color['text-3']};
  }
  dd {
    flex: 1 1 140px;
    min-width: 0;
    font-weight: 600;
    ${tabularNumbers}
  }
`);

/** Up to 1023 px they are in the bottom bar. */
export const Actions = styled.div(css`
  margin-top: ${theme.space[6]};

  ${below('side')} {
    display: none;
  }
  ${print} {
    display: block;
  }
`);

export const Aside = styled.small(css`
  display: block;
  margin-top: 2px;
  color: ${theme.color['text-3']};
  ${text('caption')}
  line-height: 1.3;
`);

/** From a post to its archive and back. */
export const FactLink = styled(Link)(css`
  color: ${theme.color['primary-text']};
  text-decoration: underline;
  text-underline-offset: 4px;
`);

/** Links may have 2,000 characters; they are clamped to the first lines. */
export const Outside = styled.a(css`
  ${clampLines(3)}
  color: ${theme.color['primary-text']};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;

  &:hover {
    text-decoration-thickness: 2px;
  }
  ${print} {
    display: block;
  }
`);

/** Within a text: broken where the line ends, in a direction of its own. */
export const InText = styled.a(css`
  color: ${theme.color['primary-text']};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;

  &:hover {
    text-decoration-thickness: 2px;
  }
`);

/** Hidden in print, where the whole address follows. */
export const ScreenOnly = styled.span(css`
  ${print} {
    display: none;
  }
`);

/** Not shown, but copied with the rest of the address. */
export const Scheme = styled.span`
  font-size: 0;
`;
