import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { below, print, reducedMotion, text, theme } from '@/shared/theme';

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** Above a bar at the bottom of the window. */
export const Card = styled.div(css`
  position: fixed;
  left: calc(50% - 300px);
  bottom: calc(32px + var(--bottom-bar, 0px) + env(safe-area-inset-bottom));
  z-index: ${theme.z.sticky};
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  width: 600px;
  padding: ${theme.space[5]};
  border-radius: ${theme.radius.xl};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.e3};
  animation: ${rise} ${`${theme.motion.base} ${theme.motion.standard}`};

  ${below('mobile')} {
    left: 12px;
    right: 12px;
    bottom: calc(12px + var(--bottom-bar, 0px) + env(safe-area-inset-bottom));
    flex-wrap: wrap;
    width: auto;
    max-width: 600px;
    margin: 0 auto;
    padding: ${theme.space[4]};
  }
  ${reducedMotion} {
    animation-name: ${appear};
  }
  ${print} {
    display: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Mark = styled.span(css`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${theme.radius.md};
  background: ${theme.color['primary-soft']};
  color: ${theme.color.primary};
`);

export const Words = styled.div(css`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 200px;

  b {
    ${text('body', 700)}
    font-size: 17px;
  }
  small {
    color: ${theme.color['text-3']};
    ${text('label', 500)}
    font-size: 14px;
  }
`);

/** Two of 44 beside the words, two equal ones of 48 below them on phones. */
export const Buttons = styled.div(css`
  display: flex;
  flex: none;
  gap: ${theme.space[2]};

  > button {
    height: 44px;
    padding-inline: ${theme.space[4]};
  }
  ${below('mobile')} {
    flex: 1 0 100%;

    > button {
      flex: 1;
      height: 48px;
    }
  }
`);
