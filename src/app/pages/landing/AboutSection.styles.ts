import styled from '@emotion/styled';
import { text } from '@/shared/theme';
import { Section } from './section.styles';

export const Centered = styled(Section)`
  text-align: center;
`;

export const Figure = styled.svg`
  width: 680px;
  max-width: 100%;
  height: auto;
  margin-inline: auto;
`;

export const FigureWords = styled.g`
  font: 800 28px ${({ theme }) => theme.font};
  text-anchor: middle;
`;

export const Texts = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[10]};
  color: ${({ theme }) => theme.color['text-2']};
  ${text('body-l')}
`;
