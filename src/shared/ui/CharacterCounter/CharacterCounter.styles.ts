import styled from '@emotion/styled';

export const Counter = styled.span`
  flex: none;
  margin-left: auto;
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 13px/1.4 ${({ theme }) => theme.font};
  font-variant-numeric: tabular-nums;

  b {
    font-weight: 700;
  }
  &[data-full] {
    color: ${({ theme }) => theme.color['danger-text']};
  }
`;
