import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

interface TabsLook {
  small: boolean;
}

const inner = { shouldForwardProp: (name: string) => name !== 'small' };

export const List = styled('div', inner)<TabsLook>`
  display: flex;
  gap: ${({ small }) => (small ? '2px' : '28px')};
  border-bottom: 1px solid ${({ small }) => (small ? theme.color['border-subtle'] : theme.color.border)};
  overflow-x: auto;
  scrollbar-width: none;

  ${below('mobile')} {
    gap: ${({ small }) => (small ? 0 : '22px')};
  }
`;

const { color } = theme;

const largeTab = css`
  min-height: 56px;
  padding: 0 2px;
  color: ${color['text-3']};
  ${text('title', 600)}
  line-height: 1.2;
  letter-spacing: -0.012em;

  &::after {
    left: 0;
    right: 0;
    background: ${color.text};
  }
  ${below('mobile')} {
    min-height: 52px;
    font-size: 16px;
  }
`;

const smallTab = css`
  min-height: 52px;
  padding: 0 16px;
  color: ${color['text-2']};
  ${text('body-s', 600)}
  line-height: 1.2;
  letter-spacing: -0.01em;

  &::after {
    left: 14px;
    right: 14px;
    background: ${color.primary};
  }
  ${below('mobile')} {
    padding: 0 11px;
    &::after {
      left: 10px;
      right: 10px;
    }
  }
`;

export const Tab = styled(
  'button',
  inner,
)<TabsLook>(
  ({ small }) => css`
    position: relative;
    display: inline-flex;
    align-items: center;
    flex: none;
    gap: 6px;
    white-space: nowrap;
    ${small ? smallTab : largeTab}

    &::after {
      content: '';
      position: absolute;
      bottom: 0;
      height: 3px;
      border-radius: 2px 2px 0 0;
      opacity: 0;
    }
    &:hover,
    &[aria-selected='true'] {
      color: ${theme.color.text};
    }
    &[aria-selected='true'] {
      font-weight: 700;
    }
    &[aria-selected='true']::after {
      opacity: 1;
    }
    &:focus-visible {
      outline-offset: -3px;
      border-radius: ${theme.radius.sm};
    }
    @media (forced-colors: active) {
      &[aria-selected='true']::after {
        background: Highlight;
      }
    }
  `,
);
