import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

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

export const Lead = styled.p(css`
  ${text('body-l')}
  color: ${theme.color['text-2']};
`);
