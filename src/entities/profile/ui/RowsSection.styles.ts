import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export const Card = styled.div(css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: 24px;
  border-radius: ${theme.radius.xl};
  background: ${theme.color['surface-sunken']};

  & + button,
  & + & {
    margin-top: -12px;
  }
  ${below('mobile')} {
    margin-inline: -4px;
    padding: 20px 16px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

/** Last in the tab order, displayed at the top right corner. */
export const Remove = styled.div`
  position: absolute;
  top: 8px;
  right: 8px;
`;

export const Limit = styled.p(css`
  margin-top: -16px;
  color: ${theme.color['text-3']};
  font: 500 13.5px/1.45 ${theme.font};
`);
