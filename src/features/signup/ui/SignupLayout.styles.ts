import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export { PageLead as Lead } from '@/shared/ui/PageTitle';

export const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[8]};

  ${below('mobile')} {
    margin-bottom: ${theme.space[7]};
  }
`;

export const Title = styled.h1`
  ${text('h1')}
  margin-top: ${theme.space[6]};
  outline: 0;
`;

export const Draft = styled.div`
  &:not(:empty) {
    margin-bottom: ${theme.space[6]};
  }
`;

export const Terms = styled.p(css`
  ${text('caption')}
  color: ${theme.color['text-3']};

  > a {
    color: ${theme.color['text-2']};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`);
