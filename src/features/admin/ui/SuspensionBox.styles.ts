import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tabularNumbers, text, theme } from '@/shared/theme';

export const Suspension = styled.div(css`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['danger-soft']};
  color: ${theme.color['text-2']};
  ${text('caption')}
  ${tabularNumbers}

  > p {
    padding-top: ${theme.space[2]};
    border-top: 1px solid color-mix(in srgb, ${theme.color.danger} 18%, transparent);
    color: ${theme.color.text};
    ${text('label', 400)}
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`);
