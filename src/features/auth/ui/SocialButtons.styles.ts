import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { focusRing, providerColors, reducedMotion, text, theme } from '@/shared/theme';

export const Column = styled.div(css`
  display: grid;
  gap: ${theme.space[2]};
  padding-top: ${theme.space[6]};
  border-top: 1px solid ${theme.color.border};
`);

/** As the providers draw their buttons: the symbol at the left edge, the label in the middle. */
export const ProviderButton = styled.button(css`
  display: grid;
  grid-template-columns: 20px 1fr 20px;
  align-items: center;
  min-height: 48px;
  padding-inline: ${theme.space[4]};
  border-radius: ${theme.radius.md};
  cursor: pointer;
  transition: scale ${theme.motion.fast};
  ${text('body-s', 600)}
  ${providerColors}
  ${focusRing}

  &:active {
    scale: 0.98;
  }
  ${reducedMotion} {
    transition: none;
  }
`);
