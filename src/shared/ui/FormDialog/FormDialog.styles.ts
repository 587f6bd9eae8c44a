import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, shortLandscape, text, theme } from '@/shared/theme';
import { sheet } from '../Dialog/sheet';

export const Sheet = styled.dialog(css`
  width: 480px;
  max-width: calc(100% - 48px);
  max-height: calc(100dvh - 48px);
  padding: 0;
  overflow: hidden;
  ${sheet}

  &[open] {
    display: flex;
    flex-direction: column;
  }
  ${below('phone')} {
    max-height: calc(100dvh - 24px);
  }
  /* Scrolls as one: title and buttons would leave no room between them. */
  ${shortLandscape} {
    max-height: calc(100dvh - 16px);
    overflow: auto;

    &[open] {
      display: block;
    }
  }
`);

export const Head = styled.div(css`
  display: flex;
  flex: none;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px;
  padding: 26px 16px 0 28px;

  > button {
    margin-top: -6px;
  }
  &[data-face] {
    align-items: center;
    justify-content: flex-start;
    gap: 14px;
  }
  ${below('phone')} {
    padding: 24px 8px 0 20px;
  }
`);

export const Title = styled.h2(css`
  ${text('h3')}
`);

export const Lead = styled.p(css`
  margin-top: 2px;
  padding-right: 12px;
  color: ${theme.color['text-2']};
  ${text('body-s', 500)}
`);
