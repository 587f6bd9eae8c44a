import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

/** The icon of a file or link in a list. */
export const FileMark = styled.span(css`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: ${theme.radius.md};
  background: ${theme.color['accent-soft']};
  color: ${theme.color['accent-text']};
`);
