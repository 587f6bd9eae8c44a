import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Link = styled.a(css`
  position: fixed;
  left: 16px;
  top: 12px;
  z-index: ${theme.z.skip};
  padding: 12px 16px;
  border-radius: ${theme.radius.md};
  background: ${theme.color.text};
  color: ${theme.color['text-inverse']};
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-80px);
  }
`);
