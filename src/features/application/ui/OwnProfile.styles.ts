import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export const Heading = styled.h3(css`
  margin-bottom: 8px;
  font: 600 15px/1.4 ${theme.font};
`);

export const Card = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};
`);

export const Person = styled.div(css`
  display: flex;
  align-items: center;
  gap: 12px;

  > div:nth-of-type(1) {
    display: grid;
    flex: 1;
    gap: 3px;
    min-width: 0;
  }
  /* Beside the name there is space for two pictures on phones. */
  ${below('mobile')} {
    > div:nth-of-type(2) > :nth-child(n + 3) {
      display: none;
    }
  }
  b {
    font: 700 16px/1.3 ${theme.font};
  }
  small {
    color: ${theme.color['text-3']};
    font: 500 14px/1.4 ${theme.font};
  }
`);

export const Privacy = styled.p(css`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 10px;
  color: ${theme.color['text-3']};
  font: 500 13px/1.4 ${theme.font};
`);
