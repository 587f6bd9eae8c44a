import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export { FileMark as Mark } from './FileMark';

export const Row = styled.div(css`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 64px;
  padding: 8px 8px 8px 16px;
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.border};

  &[data-failed] {
    box-shadow: inset 0 0 0 2px ${theme.color.danger};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Words = styled.div(css`
  display: grid;
  flex: 1;
  gap: 6px;
  min-width: 0;
  ${text('body-s', 600)}
  line-height: 1.3;

  small {
    color: ${theme.color['text-3']};
    ${text('caption')}
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
  small[role='alert'] {
    color: ${theme.color['danger-text']};
  }
`);

export const Name = styled.span(css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`);
