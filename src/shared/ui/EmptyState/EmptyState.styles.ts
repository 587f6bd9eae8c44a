import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Empty = styled.div(css`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 8px;
  padding: 56px 20px;
  text-align: center;
`);

export const Art = styled.svg(css`
  width: 240px;
  max-width: 100%;
  height: auto;
  aspect-ratio: 240 / 176;
  margin-bottom: 16px;
`);

export const Hint = styled.p(css`
  max-width: 40em;
  color: ${theme.color['text-2']};
`);
