import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, print, theme } from '@/shared/theme';

/** A panel: white background, hairline border, no shadow. */
export const Card = styled.div(css`
  padding: 28px;
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.border};

  ${below('mobile')} {
    padding: 22px 20px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  ${print} {
    break-inside: avoid;
  }
`);

/** A panel without a border, one tone below the page. */
export const SunkenCard = styled(Card)(css`
  background: ${theme.color['surface-sunken']};
  box-shadow: none;
`);
