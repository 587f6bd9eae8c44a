import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { reducedMotion, theme } from '@/shared/theme';

const sheen = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

export const Block = styled.span(css`
  display: block;
  width: 100%;
  height: 16px;
  border-radius: ${theme.radius.sm};
  background: linear-gradient(
    100deg,
    ${theme.color.skeleton} 30%,
    ${theme.color['skeleton-2']} 50%,
    ${theme.color.skeleton} 70%
  );
  background-size: 200% 100%;
  animation: ${sheen} 1.4s linear infinite;

  ${reducedMotion} {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`);
