import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { print, theme } from '@/shared/theme';

export const Top = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
`);

export const Tools = styled.span(css`
  display: flex;
  align-items: center;
  margin-left: auto;

  ${print} {
    display: none;
  }
`);
