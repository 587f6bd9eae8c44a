import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, print, text, theme } from '@/shared/theme';

/** Padding for focus rings and the flag, which the containment would clip. */
const EDGE = '12px';

/** Threads far from the screen are neither laid out nor painted. */
export const Thread = styled.li(css`
  margin-inline: -${EDGE};
  padding: ${theme.space[6]} ${EDGE};
  background: linear-gradient(${theme.color['border-subtle']} 0 0) bottom / calc(100% - 2 * ${EDGE}) 1px no-repeat;
  content-visibility: auto;
  contain-intrinsic-size: auto 140px;

  /* The open menu of a comment reaches beyond its thread. */
  &:has(button[aria-controls]) {
    content-visibility: visible;
  }
  ${print} {
    content-visibility: visible;
  }
`);

export const Replies = styled.ul(css`
  --line-left: -35px;
  --line-width: 24px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  margin: ${theme.space[2]} 0 0 ${theme.space[5]};
  padding-left: ${theme.space[7]};

  ${below('mobile')} {
    --line-left: -26px;
    --line-width: 18px;
    margin-left: ${theme.space[4]};
    padding-left: ${theme.space[6]};
  }
`);

/** Connected to its parent by a curved line. */
export const Reply = styled.li(css`
  position: relative;

  /* A box whose text is being sent. */
  &:has(> [hidden]) {
    display: none;
  }
  &::before {
    content: '';
    position: absolute;
    left: var(--line-left);
    top: -10px;
    width: var(--line-width);
    height: 28px;
    border-left: 2px solid ${theme.color.border};
    border-bottom: 2px solid ${theme.color.border};
    border-bottom-left-radius: ${theme.radius.md};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    left: var(--line-left);
    top: 0;
    bottom: -20px;
    width: 2px;
    background: ${theme.color.border};
  }
`);

export const Tombstone = styled.p(css`
  padding: ${theme.space[2]} 0;
  color: ${theme.color['text-3']};
  ${text('body-s', 500)}
`);
