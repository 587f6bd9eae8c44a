import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text } from '@/shared/theme';

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

export const Sheet = styled.dialog`
  width: 400px;
  max-width: calc(100% - 40px);
  max-height: calc(100dvh - 40px);
  padding: 32px 28px 24px;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.panel};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow.e4};
  overflow: auto;
  overscroll-behavior: contain;

  &[open] {
    animation: ${appear} ${({ theme }) => `${theme.motion.base} ${theme.motion.standard}`};
  }
  &::backdrop {
    background: ${({ theme }) => theme.color.overlay};
  }
  ${below('phone')} {
    width: 100%;
    max-width: 100%;
    margin: auto 0 0;
    padding: 28px 20px calc(20px + env(safe-area-inset-bottom));
    border-radius: ${({ theme }) => theme.radius.panel} ${({ theme }) => theme.radius.panel} 0 0;
  }
  @media (forced-colors: active) {
    border: 2px solid;
  }
`;

export const Title = styled.h2`
  ${text('h3')}
`;

export const Body = styled.div`
  margin-top: 8px;
  color: ${({ theme }) => theme.color['text-2']};
  white-space: pre-line;
`;

export const Actions = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 8px;
  margin-top: 28px;
`;
