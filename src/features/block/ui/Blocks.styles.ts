import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Part = styled.section(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-top: ${theme.space[6]};
  border-top: 1px solid ${theme.color.border};
`);

export const Rows = styled.ul(css`
  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: 72px;
    border-bottom: 1px solid ${theme.color['border-subtle']};
  }
`);

export const Words = styled.div(css`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  padding: ${theme.space[3]} 0;
  overflow-wrap: anywhere;

  p {
    color: ${theme.color['text-2']};
    ${text('body-s')}
    white-space: pre-wrap;
  }
`);
