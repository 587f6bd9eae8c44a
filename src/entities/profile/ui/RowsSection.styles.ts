import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export const Card = styled.div(css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.xl};
  background: ${theme.color['surface-sunken']};

  & + button,
  & + & {
    margin-top: -${theme.space[3]};
  }
  ${below('mobile')} {
    margin-inline: -${theme.space[1]};
    padding: ${theme.space[5]} ${theme.space[4]};
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
  margin-top: -${theme.space[4]};
  color: ${theme.color['text-3']};
  ${text('caption')}
`);
