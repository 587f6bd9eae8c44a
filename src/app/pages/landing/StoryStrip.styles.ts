import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, clampLines, text, theme } from '@/shared/theme';

export const Strip = styled.section(css`
  margin-top: 80px;

  ${below('mobile')} {
    margin-top: 56px;
  }
`);

export const Head = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
  margin-bottom: 16px;

  > h3 {
    ${text('h2')}
  }
`);

export const All = styled(Link)(css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  color: ${theme.color['text-2']};
  font: 600 14px/1.2 ${theme.font};

  &:hover {
    color: ${theme.color.text};
  }
`);

/** Scrolls sideways, from the content's left edge to the right edge of the screen. */
export const Stories = styled.ul(css`
  --edge: max(40px, calc((100vw - 1280px) / 2));
  display: grid;
  grid-auto-columns: 400px;
  grid-auto-flow: column;
  gap: 24px;
  margin-inline: -40px calc(-1 * var(--edge));
  padding: 8px var(--edge) 8px 40px;
  overflow-x: auto;
  scroll-padding-inline: 40px;
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  > li {
    scroll-snap-align: start;
  }
  ${below('mobile')} {
    --edge: 20px;
    grid-auto-columns: 280px;
    gap: 14px;
    margin-left: -20px;
    padding-left: 20px;
    scroll-padding-inline: 20px;
  }
`);

export const Story = styled(Link)(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;

  > :first-of-type {
    margin-bottom: 10px;
    overflow: hidden;
    border-radius: ${theme.radius.xl};
  }
  b {
    ${clampLines(1)}
    font: 700 17px/1.4 ${theme.font};
    letter-spacing: -0.015em;
  }
  small {
    display: flex;
    align-items: center;
    gap: 10px;
    color: ${theme.color['text-2']};
    font: 500 14px/1.4 ${theme.font};
  }
  small > svg {
    fill: none;
    stroke: ${theme.color['primary-text']};
    stroke-width: 2;
  }
  &:hover b {
    text-decoration: underline;
  }
`);
