import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Sign = styled.span(css`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${theme.radius.lg};
  background: ${theme.color['primary-soft-hover']};
  color: ${theme.color['primary-text']};

  &[data-tone='apricot'] {
    border-radius: ${theme.radius.full};
    background: ${theme.color['accent-soft-2']};
    color: ${theme.color['accent-text']};
  }
  &[data-tone='gray'] {
    background: ${theme.color['border-subtle']};
    color: ${theme.color['text-3']};
  }
`);
