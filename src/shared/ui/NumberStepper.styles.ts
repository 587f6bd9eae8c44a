import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tabularNumbers, text, theme } from '@/shared/theme';

export const Group = styled.div(css`
  display: inline-flex;
  align-items: center;
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color['border-control']};

  button:disabled {
    color: ${theme.color['text-disabled']};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Value = styled.output(css`
  min-width: 28px;
  text-align: center;
  ${text('title')}
  line-height: 1;
  ${tabularNumbers}
`);
