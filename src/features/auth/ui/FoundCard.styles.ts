import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { SunkenCard } from '@/shared/ui/Card';
import { tabularNumbers, text, theme } from '@/shared/theme';

export const Card = styled(SunkenCard)(css`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  width: 100%;
  margin-bottom: ${theme.space[7]};
  padding: ${theme.space[7]} ${theme.space[5]} ${theme.space[7]};
`);

export const Found = styled.strong(css`
  max-width: 100%;
  margin-top: ${theme.space[3]};
  ${text('h1')}
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
`);

/** An address is longer than a username. */
export const Address = styled(Found)`
  font-size: 20px;
`;

export const Note = styled.p(css`
  color: ${theme.color['text-3']};
  ${text('caption')}
  ${tabularNumbers}
`);

export const Actions = styled.div(css`
  display: grid;
  gap: ${theme.space[2]};
  width: 100%;
`);
