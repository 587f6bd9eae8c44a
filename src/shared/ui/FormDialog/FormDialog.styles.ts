import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text } from '@/shared/theme';

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

export const Sheet = styled.dialog`
  width: 480px;
  max-width: calc(100% - 48px);
  max-height: calc(100dvh - 48px);
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.panel};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow.e4};
  overflow: hidden;
  overscroll-behavior: contain;

  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${appear} ${({ theme }) => `${theme.motion.base} ${theme.motion.standard}`};
  }
  &::backdrop {
    background: ${({ theme }) => theme.color.overlay};
  }
  ${below('phone')} {
    width: 100%;
    max-width: 100%;
    max-height: calc(100dvh - 24px);
    margin: auto 0 0;
    border-radius: ${({ theme }) => theme.radius.panel} ${({ theme }) => theme.radius.panel} 0 0;
  }
  @media (forced-colors: active) {
    border: 2px solid;
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px;
  padding: 26px 16px 0 28px;

  > button {
    margin-top: -6px;
  }
  ${below('phone')} {
    padding: 24px 8px 0 20px;
  }
`;

export const Title = styled.h2`
  ${text('h3')}
`;

export const Lead = styled.p`
  margin-top: 2px;
  padding-right: 12px;
  color: ${({ theme }) => theme.color['text-2']};
  font: 500 15px/1.5 ${({ theme }) => theme.font};
`;
