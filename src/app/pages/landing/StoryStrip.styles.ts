import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, text, theme } from '@/shared/theme';

export const Strip = styled.section(css`
  margin-top: ${theme.section.lg};

  ${below('mobile')} {
    margin-top: ${theme.space[8]};
  }
`);

export const Head = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  margin-bottom: ${theme.space[4]};
`);

export const All = styled(Link)(css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: 44px;
  color: ${theme.color['text-2']};
  ${text('label')}
  line-height: 1.2;

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
  gap: ${theme.space[6]};
  margin-inline: -${theme.space[7]} calc(-1 * var(--edge));
  padding: ${theme.space[2]} var(--edge) ${theme.space[2]} ${theme.space[7]};
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
    gap: ${theme.space[3]};
    margin-left: -${theme.space[5]};
    padding-left: ${theme.space[5]};
    scroll-padding-inline: 20px;
  }
`);

export const Story = styled(Link)(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};

  > :first-of-type {
    margin-bottom: ${theme.space[2]};
    overflow: hidden;
    border-radius: ${theme.radius.xl};
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
