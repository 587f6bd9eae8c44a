import styled from '@emotion/styled';
import { print } from '@/shared/theme';

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
`;

export const Tools = styled.span`
  display: flex;
  align-items: center;

  ${print} {
    display: none;
  }
`;
