import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

/** Figure beside keywords where the column is wide enough. */
export const Facts = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: end;
  gap: 48px;
  padding: 4px 0 40px;

  > div:first-of-type {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }
  ${below('mobile')} {
    padding-bottom: 20px;
  }
`;

export const Keywords = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  > p {
    color: ${theme.color['text-2']};
    font: 500 14px/1.45 ${theme.font};
  }
`);
