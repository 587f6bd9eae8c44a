import styled from '@emotion/styled';
import { tabularNumbers } from '@/shared/theme';

export const Counts = styled.p`
  display: flex;
  flex: none;
  gap: 10px;
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 13px/1.4 ${({ theme }) => theme.font};
  ${tabularNumbers}
`;

export const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  white-space: nowrap;
`;
