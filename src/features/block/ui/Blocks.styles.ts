import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tabularNumbers, text, theme } from '@/shared/theme';

export const Part = styled.section(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-top: 32px;
  padding-top: 28px;
  border-top: 1px solid ${theme.color.border};

  h2 {
    ${text('h3')}
  }
`);

export const Rows = styled.ul(css`
  > li {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 72px;
    border-bottom: 1px solid ${theme.color['border-subtle']};
  }
`);

export const Words = styled.div(css`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  padding: 12px 0;
  overflow-wrap: anywhere;

  b {
    font: 600 16px/1.35 ${theme.font};
  }
  p {
    color: ${theme.color['text-2']};
    font: 400 15px/1.5 ${theme.font};
    white-space: pre-wrap;
  }
  small {
    color: ${theme.color['text-3']};
    font: 500 13px/1.35 ${theme.font};
    ${tabularNumbers}
  }
`);

export const None = styled.p(css`
  color: ${theme.color['text-3']};
  font: 500 15px/1.5 ${theme.font};
`);
