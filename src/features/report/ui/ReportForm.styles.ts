import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
`;

export const Caption = styled.h2`
  margin-bottom: 8px;
  ${text('label')}
`;

export const Notes = styled.ul(css`
  display: grid;
  gap: 6px;
  color: ${theme.color['text-3']};
  font: 400 14px/1.55 ${theme.font};

  > li {
    position: relative;
    padding-left: 14px;
  }
  > li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 9px;
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: ${theme.color['border-control']};
  }
`);

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`;
