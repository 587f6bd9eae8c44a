import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, text, theme } from '@/shared/theme';

/** A word that was removed from the text or added to it. */
export const Changed = styled.mark(css`
  padding: 1px 2px;
  border-radius: 3px;
  background: ${theme.color['warn-soft']};
  color: inherit;
  box-shadow: inset 0 -1.5px ${theme.color.warn};
  box-decoration-break: clone;

  &[data-new] {
    background: ${theme.color['primary-soft']};
    box-shadow: inset 0 -1.5px ${theme.color['primary-line']};
  }
  @media (forced-colors: active) {
    text-decoration: underline;
  }
`);

/** The reported and the current text side by side; on phones the chosen one. */
export const Versions = styled.div(css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-radius: ${theme.radius.lg};
  box-shadow: inset 0 0 0 1px ${theme.color.border};

  > article {
    min-width: 0;
    padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};
  }
  > article + article {
    border-left: 1px solid ${theme.color.border};
  }
  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);

    > article + article {
      border: 0;
    }
    &[data-shown='then'] > :last-child,
    &[data-shown='now'] > :first-of-type {
      display: none;
    }
  }
`);

export const Switcher = styled.div`
  display: none;

  ${below('mobile')} {
    display: block;
  }
`;

export const Texts = styled.dl(css`
  display: grid;
  gap: ${theme.space[3]};

  dd {
    ${text('body-s')}
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`);

/** Blurred until it is pressed. */
export const PictureButton = styled.button(css`
  position: relative;
  width: 132px;
  height: 100px;
  border-radius: ${theme.radius.md};
  overflow: hidden;
  ${focusRing}

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[aria-pressed='false'] img {
    filter: blur(18px);
  }
`);
