import styled from '@emotion/styled';
import { focusRing, tabularNumbers, text } from '@/shared/theme';

export const Title = styled.h2`
  ${text('title')}
`;

export const Members = styled.ul`
  display: grid;
  margin-top: 8px;
`;

export const Member = styled.li`
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
    font: 650 15px/1.35 ${({ theme }) => theme.font};
  }
  > div > small {
    color: ${({ theme }) => theme.color['text-3']};
    font: 500 13px/1.35 ${({ theme }) => theme.font};
    ${tabularNumbers}
  }
`;

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
export const TextButton = styled.button`
  min-height: 44px;
  color: ${({ theme }) => theme.color['text-2']};
  font: 500 14px/1.4 ${({ theme }) => theme.font};
  border-radius: ${({ theme }) => theme.radius.xs};
  ${focusRing}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const MenuSlot = styled.div`
  position: relative;
  margin-right: -12px;
`;

export const Menu = styled.div`
  position: absolute;
  top: 44px;
  right: 0;
  z-index: ${({ theme }) => theme.z.raised};
  display: grid;
  min-width: 160px;
  padding: 8px;
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surface};
  box-shadow:
    0 0 0 1px ${({ theme }) => theme.color.border},
    ${({ theme }) => theme.shadow.e3};

  > button {
    min-height: 44px;
    padding: 0 12px;
    border-radius: ${({ theme }) => theme.radius.sm};
    font: 500 15px/1.4 ${({ theme }) => theme.font};
    text-align: left;
    ${focusRing}

    &:hover {
      background: ${({ theme }) => theme.color['surface-hover']};
    }
  }
`;

export const Steps = styled.ol`
  display: grid;
  margin-top: 10px;
`;

export const Step = styled.li`
  position: relative;

  & + &::before {
    content: '';
    position: absolute;
    top: -12px;
    left: 11px;
    width: 3px;
    height: 24px;
    background: ${({ theme }) => theme.color.border};
  }
  &[data-state='done'] + &::before {
    background: ${({ theme }) => theme.color.primary};
  }
  > * {
    display: flex;
    align-items: center;
    gap: 14px;
    width: 100%;
    min-height: 44px;
    color: ${({ theme }) => theme.color['text-3']};
    font: 500 15px/1.3 ${({ theme }) => theme.font};
    text-align: left;
    border-radius: ${({ theme }) => theme.radius.xs};
  }
  > button:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[data-state='done'] > * {
    color: ${({ theme }) => theme.color['text-2']};
  }
  &[data-state='now'] > * {
    color: ${({ theme }) => theme.color.text};
    font-weight: 700;
  }
`;

export const StepDot = styled.span`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: ${({ theme }) => theme.color.surface};
  box-shadow: inset 0 0 0 2px ${({ theme }) => theme.color['border-control']};
  color: ${({ theme }) => theme.color['on-primary']};

  [data-state='done'] & {
    background: ${({ theme }) => theme.color.primary};
    box-shadow: none;
  }
  [data-state='now'] & {
    background: ${({ theme }) => theme.color.accent};
    box-shadow: 0 0 0 5px ${({ theme }) => theme.color['accent-soft-2']};
  }
  li:last-of-type > * > & {
    border-radius: ${({ theme }) => theme.radius.sm};
  }
`;

export const End = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 16px;
  padding-top: 20px;
  border-top: 1px solid ${({ theme }) => theme.color['border-subtle']};

  > p {
    color: ${({ theme }) => theme.color['text-3']};
    font: 500 14px/1.55 ${({ theme }) => theme.font};
  }
`;
