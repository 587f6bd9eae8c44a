import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export const Column = styled.div`
  max-width: 720px;
  margin: 0 auto;
`;

export const Title = styled.h1`
  ${text('h1')}
  padding: ${theme.space[2]} 0 ${theme.space[7]};

  ${below('mobile')} {
    padding: ${theme.space[1]} 0 ${theme.space[5]};
  }
`;
