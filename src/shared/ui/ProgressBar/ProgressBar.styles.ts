import styled from '@emotion/styled';

export const Track = styled.div`
  height: var(--bar-height);
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.border};
  overflow: hidden;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Fill = styled.div`
  width: 100%;
  height: 100%;
  border-radius: inherit;
  background: ${({ theme }) => theme.color.primary};
  transform-origin: left;
  transition: transform ${({ theme }) => `${theme.motion.slow} ${theme.motion.standard}`};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
