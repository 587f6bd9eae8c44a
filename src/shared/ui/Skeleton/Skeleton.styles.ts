import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { reducedMotion } from '@/shared/theme';

const sheen = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

export const Block = styled.span`
  display: block;
  width: 100%;
  height: 16px;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: linear-gradient(
    100deg,
    ${({ theme }) => theme.color.skeleton} 30%,
    ${({ theme }) => theme.color['skeleton-2']} 50%,
    ${({ theme }) => theme.color.skeleton} 70%
  );
  background-size: 200% 100%;
  animation: ${sheen} 1.4s linear infinite;

  ${reducedMotion} {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

export const Status = styled.p`
  color: ${({ theme }) => theme.color['text-2']};
  font: var(--t-label);
  letter-spacing: var(--tr-label);
`;
