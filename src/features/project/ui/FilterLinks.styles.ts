import styled from '@emotion/styled';
import { text } from '@/shared/theme';

export const Links = styled.nav`
  margin-bottom: 20px;
  color: ${({ theme }) => theme.color['text-2']};
  ${text('body-s')}

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }
  b,
  a {
    padding-block: 10px;
  }
  a {
    text-decoration: underline;
  }
  a[aria-current] {
    color: ${({ theme }) => theme.color['primary-text']};
    font-weight: 700;
  }
`;
