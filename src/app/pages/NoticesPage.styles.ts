import styled from '@emotion/styled';
import { below, text } from '@/shared/theme';

export const Column = styled.div`
  max-width: 720px;
  margin: 0 auto;
`;

export const Title = styled.h1`
  ${text('h1')}
  padding: 8px 0 32px;

  ${below('mobile')} {
    padding: 4px 0 20px;
  }
`;
