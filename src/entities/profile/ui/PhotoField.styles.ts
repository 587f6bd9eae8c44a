import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, labelFocusRing, theme } from '@/shared/theme';

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};

  ${below('mobile')} {
    flex-direction: column;
    gap: ${theme.space[6]};
  }
`;

export const Beside = styled.div`
  flex: 1;
  min-width: 0;

  ${below('mobile')} {
    width: 100%;
  }
`;

export const Pick = styled.label(css`
  position: relative;
  display: grid;
  place-items: center;
  width: 112px;
  height: 112px;
  border-radius: 50%;
  background: ${theme.color['surface-sunken']};
  box-shadow: inset 0 0 0 1px ${theme.color['border-control']};
  color: ${theme.color['text-3']};
  cursor: pointer;

  &[data-invalid] {
    box-shadow: inset 0 0 0 2px ${theme.color.danger};
  }
  ${labelFocusRing}
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Preview = styled.img`
  width: 112px;
  height: 112px;
  border-radius: 50%;
  object-fit: cover;
`;

export const Camera = styled.span(css`
  position: absolute;
  right: -4px;
  bottom: -4px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${theme.color.text};
  box-shadow: 0 0 0 3px ${theme.color.bg};
  color: ${theme.color['text-inverse']};
`);
