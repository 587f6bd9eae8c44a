import styled from '@emotion/styled';

export const Link = styled.a`
  position: fixed;
  left: 16px;
  top: 12px;
  z-index: ${({ theme }) => theme.z.skip};
  padding: 12px 16px;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.text};
  color: ${({ theme }) => theme.color['text-inverse']};
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-80px);
  }
`;
