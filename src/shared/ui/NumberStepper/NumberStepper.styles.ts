import styled from '@emotion/styled';
import { tabularNumbers } from '@/shared/theme';

export const Group = styled.div`
  display: inline-flex;
  align-items: center;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color['border-control']};

  button:disabled {
    color: ${({ theme }) => theme.color['text-disabled']};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Value = styled.output`
  min-width: 28px;
  text-align: center;
  font: 700 17px/1 ${({ theme }) => theme.font};
  ${tabularNumbers}
`;
