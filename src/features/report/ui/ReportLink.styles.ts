import styled from '@emotion/styled';
import { print } from '@/shared/theme';
import { Link } from 'react-router-dom';

export const TextLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 14px/1.4 ${({ theme }) => theme.font};

  &:hover {
    color: ${({ theme }) => theme.color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  ${print} {
    display: none;
  }
`;
