import styled from '@emotion/styled';
import { below } from '@/shared/theme';

export const Introduction = styled.p`
  max-width: 42em;
  font: 400 17px/1.75 ${({ theme }) => theme.font};
  letter-spacing: -0.01em;
  white-space: pre-line;
  overflow-wrap: anywhere;

  ${below('mobile')} {
    font-size: 16px;
  }
`;
