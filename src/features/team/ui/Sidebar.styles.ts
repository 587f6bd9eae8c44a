import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { focusRing, tabularNumbers, text, theme } from '@/shared/theme';

export const Title = styled.h2`
  ${text('title')}
`;

export const Members = styled.ul`
  display: grid;
  margin-top: 8px;
`;

export const Member = styled.li(css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;

  > div:first-of-type {
    display: grid;
    flex: 1;
    gap: 2px;
    min-width: 0;
  }
  > div > b {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 6px;
    overflow-wrap: anywhere;
    font: 650 15px/1.35 ${theme.font};
  }
  > div > small {
    color: ${theme.color['text-3']};
    font: 500 13px/1.35 ${theme.font};
    ${tabularNumbers}
  }
`);

export const Below = styled.div`
  margin-top: 12px;
`;

export const Out = styled.div`
  display: flex;
  justify-content: space-between;
  margin-bottom: -12px;

  &:empty {
    display: none;
  }
`;

/** A button in the style of a link. */
export const TextButton = styled.button(css`
  min-height: 44px;
  color: ${theme.color['text-2']};
  font: 500 14px/1.4 ${theme.font};
  border-radius: ${theme.radius.xs};
  ${focusRing}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`);

export const MenuSlot = styled.div`
  position: relative;
  margin-right: -12px;
`;

export const Menu = styled.div(css`
  position: absolute;
  top: 44px;
  right: 0;
  z-index: ${theme.z.raised};
  display: grid;
  min-width: 160px;
  padding: 8px;
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow:
    0 0 0 1px ${theme.color.border},
    ${theme.shadow.e3};

  > button {
    min-height: 44px;
    padding: 0 12px;
    border-radius: ${theme.radius.sm};
    font: 500 15px/1.4 ${theme.font};
    text-align: left;
    ${focusRing}

    &:hover {
      background: ${theme.color['surface-hover']};
    }
  }
`);

export const Steps = styled.ol`
  display: grid;
  margin-top: 10px;
`;

export const Step = styled.li(css`
  position: relative;

  & + &::before {
    content: '';
    position: absolute;
    top: -12px;
    left: 11px;
    width: 3px;
    height: 24px;
    background: ${theme.color.border};
  }
  &[data-state='done'] + &::before {
    background: ${theme.color.primary};
  }
  > * {
    display: flex;
    align-items: center;
    gap: 14px;
    width: 100%;
    min-height: 44px;
    color: ${theme.color['text-3']};
    font: 500 15px/1.3 ${theme.font};
    text-align: left;
    border-radius: ${theme.radius.xs};
  }
  > button:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[data-state='done'] > * {
    color: ${theme.color['text-2']};
  }
  &[data-state='now'] > * {
    color: ${theme.color.text};
    font-weight: 700;
  }
`);

export const StepDot = styled.span(css`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 2px ${theme.color['border-control']};
  color: ${theme.color['on-primary']};

  [data-state='done'] & {
    background: ${theme.color.primary};
    box-shadow: none;
  }
  [data-state='now'] & {
    background: ${theme.color.accent};
    box-shadow: 0 0 0 5px ${theme.color['accent-soft-2']};
  }
  li:last-of-type > * > & {
    border-radius: ${theme.radius.sm};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    [data-state='now'] & {
      background: CanvasText;
    }
  }
`);

export const End = styled.div(css`
  display: grid;
  gap: 12px;
  margin-top: 16px;
  padding-top: 20px;
  border-top: 1px solid ${theme.color['border-subtle']};

  > p {
    color: ${theme.color['text-3']};
    font: 500 14px/1.55 ${theme.font};
  }
`);
