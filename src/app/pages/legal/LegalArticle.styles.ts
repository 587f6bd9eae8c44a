import styled from '@emotion/styled';
import { text } from '@/shared/theme';

export const Article = styled.article`
  max-width: 760px;
  margin-inline: auto;
  ${text('body-l')}

  p + p {
    margin-top: ${({ theme }) => theme.space[3]};
  }
`;

export const Title = styled.h1`
  margin-bottom: ${({ theme }) => theme.space[6]};
  ${text('h1')}
`;

export const Heading = styled.h2`
  margin: 48px 0 12px;
  ${text('h3')}
`;

export const Items = styled.ul`
  margin-top: ${({ theme }) => theme.space[2]};
  padding-left: 1.2em;
  list-style: disc;

  li + li {
    margin-top: ${({ theme }) => theme.space[1]};
  }
`;
