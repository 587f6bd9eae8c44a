import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, sidePadding, text, theme } from '@/shared/theme';
import type { ToastTone } from './toastStore';
import { toastAction } from './toastAction';

export const Region = styled.div(css`
  position: fixed;
  left: 0;
  right: 0;
  bottom: calc(24px + var(--bottom-bar, 0px) + var(--bottom-card, 0px) + env(safe-area-inset-bottom));
  z-index: ${theme.z.toast};
  display: grid;
  justify-items: center;
  ${sidePadding('20px')}
  pointer-events: none;

  /* The buttons of a dialog are at its bottom: of a sheet, and of one that fills a low window. */
  ${below('phone')} {
    dialog & {
      top: calc(24px + env(safe-area-inset-top));
      bottom: auto;
    }
  }
  @media (max-height: 700px) {
    dialog & {
      top: calc(24px + env(safe-area-inset-top));
      bottom: auto;
    }
  }
`);

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

export const Toast = styled.div(css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 52px;
  max-width: 100%;
  padding: ${theme.space[3]} ${theme.space[5]} ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['toast-bg']};
  color: ${theme.color['toast-text']};
  box-shadow: ${theme.shadow.e3};
  ${text('body-s', 600)}
  pointer-events: auto;
  animation: ${rise} ${`${theme.motion.base} ${theme.motion.standard}`};

  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

const { color } = theme;

const TONES = {
  success: [color['toast-ok'], color['on-toast-ok']],
  error: [color['toast-error'], color['on-toast-error']],
  info: [color['toast-info'], color['on-toast-info']],
};

const inner = { shouldForwardProp: (name: string) => name !== 'tone' };

export const Mark = styled(
  'span',
  inner,
)<{ tone: ToastTone }>(({ tone }) => {
  const [ground, ink] = TONES[tone];
  return css`
    display: grid;
    place-items: center;
    flex: none;
    width: 26px;
    height: 26px;
    border-radius: 50%;
    background: ${ground};
    color: ${ink};
  `;
});

export const Action = styled.button(toastAction);

export const ActionLink = styled(Link)(css`
  ${toastAction}
  display: inline-flex;
  align-items: center;
`);
