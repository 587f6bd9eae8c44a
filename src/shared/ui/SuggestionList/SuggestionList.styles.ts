import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Anchor = styled.div(css`
  position: relative;
`);

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

export const List = styled.ul(css`
  position: absolute;
  left: 0;
  right: 0;
  top: calc(100% + 8px);
  z-index: ${theme.z.dropdown};
  padding: 6px;
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow:
    0 0 0 1px ${theme.color.border},
    ${theme.shadow.e3};
  overflow-y: auto;
  overscroll-behavior: contain;
  animation: ${appear} ${theme.motion.base} ${theme.motion.standard};

  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Option = styled.li(css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 0 12px;
  border-radius: ${theme.radius.md};
  ${text('body-s', 500)}
  line-height: 1.3;
  cursor: pointer;

  &[data-active] {
    background: ${theme.color['surface-hover']};
  }
  &[aria-selected='true'] {
    color: ${theme.color['primary-text']};
    font-weight: 650;
  }
  @media (forced-colors: active) {
    &[data-active] {
      outline: 2px solid Highlight;
    }
  }
`);

export const Sentence = styled.li(css`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 12px;
  color: ${theme.color['text-3']};
  ${text('body-s', 500)}
  line-height: 1.3;
`);
