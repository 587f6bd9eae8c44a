import styled from '@emotion/styled';
import { below, text } from '@/shared/theme';

export const Head = styled.div`
  display: grid;
  gap: 8px;
  margin: 8px 0 40px;

  ${below('mobile')} {
    margin-bottom: 28px;
  }
`;

export const Title = styled.h1`
  ${text('h1')}
`;

export const Lead = styled.p`
  ${text('body-l')}
  color: ${({ theme }) => theme.color['text-2']};
`;
