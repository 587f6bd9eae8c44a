import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

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

export const Lead = styled.p(css`
  ${text('body-l')}
  color: ${theme.color['text-2']};
`);
