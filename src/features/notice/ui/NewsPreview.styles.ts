import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { focusRing } from '@/shared/theme';

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 56px;
  margin: 4px 8px 0;
  padding: 8px 8px 0;
  border-top: 1px solid ${({ theme }) => theme.color['border-subtle']};

  > button {
    margin-right: -8px;
    font-size: 14px;
  }
`;

export const Title = styled.h3`
  font: 700 15px/1.4 ${({ theme }) => theme.font};
`;

export const None = styled.p`
  padding: 8px 16px 16px;
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 14px/1.5 ${({ theme }) => theme.font};
`;

export const All = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-height: 48px;
  margin-top: 4px;
  border-radius: ${({ theme }) => theme.radius.lg};
  color: ${({ theme }) => theme.color['text-2']};
  font: 600 15px/1 ${({ theme }) => theme.font};
  ${focusRing}

  &:hover {
    background: ${({ theme }) => theme.color['surface-hover']};
  }
`;
