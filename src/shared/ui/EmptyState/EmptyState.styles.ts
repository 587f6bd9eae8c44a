import styled from '@emotion/styled';
import { text } from '@/shared/theme';

export const Empty = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 8px;
  padding: 56px 20px;
  text-align: center;
`;

export const Art = styled.svg`
  width: 240px;
  max-width: 100%;
  height: auto;
  aspect-ratio: 240 / 176;
  margin-bottom: 16px;
`;

export const Title = styled.p`
  ${text('h3')}
  text-wrap: balance;
`;

export const PageTitle = styled.h1`
  ${text('h1')}
`;

export const Hint = styled.p`
  max-width: 40em;
  color: ${({ theme }) => theme.color['text-2']};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 20px;
`;
