import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';
import { sheet } from './sheet';

export const Sheet = styled.dialog(css`
  width: 400px;
  max-width: calc(100% - 40px);
  max-height: calc(100dvh - 40px);
  padding: 32px 28px 24px;
  overflow: auto;
  ${sheet}

  ${below('phone')} {
    padding: 28px 20px calc(20px + env(safe-area-inset-bottom));
  }
`);

export const Title = styled.h2(css`
  ${text('h3')}
`);

export const Body = styled.div(css`
  margin-top: 8px;
  color: ${theme.color['text-2']};
  white-space: pre-line;
`);

export const Actions = styled.div(css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 8px;
  margin-top: 28px;
`);
