import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export type DotSize = 'small' | 'mark' | 'medium' | 'large';

/**
 * Every step draws the line from its dot to the next one. `--dot-top` is where a dot is in its step, `--apart` the gap
 * between steps.
 */
export const Line = styled.ol(css`
  --dot-top: 0px;
  --apart: 0px;
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  color: ${theme.color['text-3']};
  ${text('body-s', 500)}

  ${below('mobile')} {
    &:not([data-column]) {
      ${text('caption')}
    }
  }
  &[data-column] {
    grid-auto-flow: row;
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-dots='small'] {
    --dot: 7px;
    --line: 1.5px;
    --ring: inset 0 0 0 1.5px ${theme.color['border-control']};
    --halo: 2px;
    --apart: 5px;
    display: inline-grid;
    gap: var(--apart);
  }
  &[data-dots='mark'] {
    --dot: 14px;
    --line: 2px;
    --ring: inset 0 0 0 3px ${theme.color.primary};
    --halo: 5px;
  }
  &[data-dots='medium'] {
    --dot: 24px;
    --line: 3px;
    --ring: inset 0 0 0 2px ${theme.color['border-control']};
    --halo: 5px;
  }
  &[data-dots='large'] {
    --dot: 28px;
    --line: 4px;
    --ring: inset 0 0 0 3px ${theme.color.border};
    --halo: 6px;

    ${below('mobile')} {
      --dot: 24px;
    }
  }
`);

export const Step = styled.li(css`
  position: relative;

  *:not([data-column]) > & {
    display: grid;
    gap: 12px;
    justify-items: center;
    align-content: start;
    text-align: center;
  }
  &[data-state='done'] {
    color: ${theme.color['text-2']};
  }
  &[data-state='now'] {
    color: ${theme.color.text};
    font-weight: 700;
  }

  &:not(:last-of-type)::before {
    content: '';
    position: absolute;
    top: calc(var(--dot-top) + (var(--dot) - var(--line)) / 2);
    left: 50%;
    width: calc(100% + var(--apart));
    height: var(--line);
    background: ${theme.color.border};
  }
  [data-column] > &:not(:last-of-type)::before {
    top: calc(var(--dot-top) + var(--dot) / 2);
    left: calc((var(--dot) - var(--line)) / 2);
    width: var(--line);
    height: calc(100% + var(--apart));
  }
  [data-dots='small'] > &:not(:last-of-type)::before {
    background: ${theme.color['border-control']};
    opacity: 0.6;
  }
  &[data-state='done']:not(:last-of-type)::before {
    background: ${theme.color.primary};
    opacity: 1;
  }
`);

export const Dot = styled.span(css`
  position: relative;
  z-index: ${theme.z.raised};
  display: grid;
  flex: none;
  place-items: center;
  width: var(--dot);
  height: var(--dot);
  border-radius: 50%;
  background: ${theme.color.surface};
  box-shadow: var(--ring);
  color: ${theme.color['on-primary']};

  &[data-square] {
    border-radius: 30%;
  }
  [data-state='done'] & {
    background: ${theme.color.primary};
    box-shadow: none;
  }
  [data-state='now'] & {
    background: ${theme.color.accent};
    box-shadow: 0 0 0 var(--halo) ${theme.color['accent-soft-2']};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    [data-state] & {
      background: CanvasText;
      color: Canvas;
    }
  }
`);
