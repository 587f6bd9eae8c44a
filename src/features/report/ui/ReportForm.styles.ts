import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
`;

export const Notes = styled.ul(css`
  display: grid;
  gap: ${theme.space[2]};
  color: ${theme.color['text-3']};
  ${text('label', 400)}

  > li {
    position: relative;
    padding-left: ${theme.space[3]};
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
