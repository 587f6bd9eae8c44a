import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const PageTitle = styled.h1`
  ${text('h1')}
`;

/** The sentence below the title of a page. */
export const PageLead = styled.p(css`
  ${text('body-l')}
  color: ${theme.color['text-2']};
`);
