import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { below, print, reducedMotion, theme } from '@/shared/theme';

const arrive = keyframes`
  from { transform: scale(0.9); }
`;

const shape = css`
  position: relative;
  z-index: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  height: var(--fig-diameter);

  ${below('mobile')} {
    gap: 2px;
  }
  ${print} {
    border: 1.5pt solid;
  }
  @media (forced-colors: active) {
    border: 2px solid;
  }
`;

export const Circle = styled.div(css`
  ${shape}
  border-radius: 50%;
  background: ${theme.color.accent};
  color: ${theme.color['on-accent']};
`);

export const Square = styled.div(css`
  ${shape}
  border-radius: 28%;
  background: ${theme.color.primary};
  color: ${theme.color['on-primary']};
  animation: ${arrive} 200ms ${theme.motion.standard} 400ms backwards;

  ${below('mobile')} {
    dt {
      max-width: 4.6em;
      line-height: 1.3;

      &:lang(en) {
        max-width: 6em;
      }
    }
  }
  ${reducedMotion} {
    animation: none;
  }
`);
