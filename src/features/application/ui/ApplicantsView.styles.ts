import styled from '@emotion/styled';
import { below, text } from '@/shared/theme';

export const Head = styled.div`
  display: grid;
  gap: 4px;
  padding: 8px 0 24px;

  ${below('mobile')} {
    padding-bottom: 8px;
  }
`;

export const Title = styled.h1`
  ${text('h1')}
`;

export const Lead = styled.p`
  ${text('body-l')}
  color: ${({ theme }) => theme.color['text-2']};
`;
