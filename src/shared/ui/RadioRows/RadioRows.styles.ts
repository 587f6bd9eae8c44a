import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { labelFocusRing, text, theme } from '@/shared/theme';

export const Rows = styled.div(css`
  display: grid;
  gap: 8px;
`);

export const Row = styled.label(css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 56px;
  padding: 8px 18px;
  border-radius: ${theme.radius.lg};
  box-shadow: inset 0 0 0 1px ${theme.color['border-control']};
  ${text('body', 500)}
  cursor: pointer;

  &:hover {
    background: ${theme.color['surface-hover']};
  }
  &[data-chosen] {
    background: ${theme.color['primary-soft']};
    box-shadow: inset 0 0 0 2px ${theme.color.primary};
    font-weight: 650;
  }
  ${labelFocusRing}
  @media (forced-colors: active) {
    border: 1px solid;
    &[data-chosen] {
      border-width: 3px;
    }
  }
`);

export const Dot = styled.span(css`
  flex: none;
  width: 22px;
  height: 22px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 2px ${theme.color['border-control']};

  input:checked + & {
    box-shadow: inset 0 0 0 7px ${theme.color.primary};
  }
`);

export const Aside = styled.small(css`
  margin-left: auto;
  color: ${theme.color['text-3']};
  ${text('label', 500)}
  line-height: 1.3;

  input:checked ~ & {
    color: ${theme.color['primary-text']};
  }
`);
