import styled from '@emotion/styled';
import { below, text } from '@/shared/theme';
import { sheet } from './sheet';

export const Sheet = styled.dialog`
  width: 400px;
  max-width: calc(100% - 40px);
  max-height: calc(100dvh - 40px);
  padding: 32px 28px 24px;
  overflow: auto;
  ${sheet}

  ${below('phone')} {
    padding: 28px 20px calc(20px + env(safe-area-inset-bottom));
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
