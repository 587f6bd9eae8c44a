import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { DotLine, DotStep } from '@/shared/ui/DotLine';
import { focusRing, tabularNumbers, text, theme } from '@/shared/theme';

export const Member = styled.li(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
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
    gap: 2px ${theme.space[2]};
    overflow-wrap: anywhere;
    ${text('body-s', 600)}
  }
  > div > small {
    color: ${theme.color['text-3']};
    ${text('caption')}
    ${tabularNumbers}
  }
`);

export const Below = styled.div`
  margin-top: ${theme.space[3]};
`;

export const Out = styled.div`
  display: flex;
  justify-content: space-between;
  margin-bottom: -${theme.space[3]};

  &:empty {
    display: none;
  }
`;

/** A button in the style of a link. */
export const TextButton = styled.button(css`
  min-height: 44px;
  color: ${theme.color['text-2']};
  ${text('label', 500)}
  border-radius: ${theme.radius.sm};
  ${focusRing}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`);

export const MenuSlot = styled.div`
  position: relative;
  margin-right: -${theme.space[3]};
`;

export const Menu = styled.div(css`
  position: absolute;
  top: 44px;
  right: 0;
  z-index: ${theme.z.raised};
  display: grid;
  min-width: 160px;
  padding: ${theme.space[2]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow:
    0 0 0 1px ${theme.color.border},
    ${theme.shadow.e3};

  > button {
    min-height: 44px;
    padding: 0 ${theme.space[3]};
    border-radius: ${theme.radius.sm};
    ${text('body-s', 500)}
    text-align: left;
    ${focusRing}

    &:hover {
      background: ${theme.color['surface-hover']};
    }
  }
`);

export const Steps = styled(DotLine)`
  --dot-top: 10px;
  margin-top: ${theme.space[2]};
`;

export const Step = styled(DotStep)(css`
  > * {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    width: 100%;
    min-height: 44px;
    color: inherit;
    font-weight: inherit;
    line-height: 1.3;
    text-align: left;
    border-radius: ${theme.radius.sm};
  }
  > button:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`);

export const End = styled.div(css`
  display: grid;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[4]};
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color['border-subtle']};
`);
