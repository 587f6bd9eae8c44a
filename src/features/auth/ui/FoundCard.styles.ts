import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { SunkenCard } from '@/shared/ui/Card';
import { tabularNumbers, theme } from '@/shared/theme';

export const Card = styled(SunkenCard)(css`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  width: 100%;
  margin-bottom: ${theme.space[8]};
  padding: 40px 20px 32px;
`);

export const Found = styled.strong(css`
  max-width: 100%;
  margin-top: 14px;
  font: 700 30px/1.3 ${theme.font};
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
`);

/** An address is longer than a username. */
export const Address = styled(Found)`
  font-size: 20px;
`;

export const Note = styled.p(css`
  color: ${theme.color['text-3']};
  font: 500 13px/1.45 ${theme.font};
  ${tabularNumbers}
`);

export const Actions = styled.div(css`
  display: grid;
  gap: ${theme.space[2]};
  width: 100%;
`);
