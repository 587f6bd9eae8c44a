import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Lines = styled.div(css`
  display: grid;
  gap: ${theme.space[5]};
  margin-top: ${theme.space[6]};
`);
