import styled from '@emotion/styled';

export const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${({ theme }) => theme.radius.notice};
  background: ${({ theme }) => theme.color['primary-soft-hover']};
  color: ${({ theme }) => theme.color['primary-text']};

  &[data-tone='apricot'] {
    border-radius: ${({ theme }) => theme.radius.full};
    background: ${({ theme }) => theme.color['accent-soft-2']};
    color: ${({ theme }) => theme.color['accent-text']};
  }
  &[data-tone='gray'] {
    background: ${({ theme }) => theme.color['border-subtle']};
    color: ${({ theme }) => theme.color['text-3']};
  }
`;
