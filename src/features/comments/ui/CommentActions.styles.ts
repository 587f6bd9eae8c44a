import styled from '@emotion/styled';
import { touch } from '@/shared/theme';

export const Actions = styled.div`
  grid-column: 2;
  display: flex;
  gap: 4px;
  margin-left: -10px;
`;

export const Action = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  height: 36px;
  padding: 0 10px;
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color['text-3']};
  font: 600 14px/1 ${({ theme }) => theme.font};

  &:hover {
    background: ${({ theme }) => theme.color['surface-hover']};
    color: ${({ theme }) => theme.color.text};
  }
  &[aria-expanded='true'] {
    color: ${({ theme }) => theme.color['primary-text']};
  }
  ${touch} {
    height: 44px;
  }
`;
