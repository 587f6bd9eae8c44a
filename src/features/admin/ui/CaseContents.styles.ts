import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, tabularNumbers, theme } from '@/shared/theme';

export const Legend = styled.p(css`
  display: flex;
  gap: 12px;
  font: 500 13px/1.4 ${theme.font};
`);

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
  border-radius: 18px;
  box-shadow: inset 0 0 0 1px ${theme.color.border};

  > article {
    min-width: 0;
    padding: 18px 22px 22px;
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

export const VersionHead = styled.h4(css`
  display: flex;
  align-items: baseline;
  gap: 8px;
  margin-bottom: 14px;
  font: 700 14px/1.4 ${theme.font};

  small {
    color: ${theme.color['text-3']};
    font: 500 13px/1.4 ${theme.font};
    ${tabularNumbers}
  }
`);

export const Texts = styled.dl(css`
  display: grid;
  gap: 14px;

  dt {
    margin-bottom: 2px;
    color: ${theme.color['text-3']};
    font: 500 13px/1.4 ${theme.font};
  }
  dd {
    font: 400 15px/1.65 ${theme.font};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`);

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

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
