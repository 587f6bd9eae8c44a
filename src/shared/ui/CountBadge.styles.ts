import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

const inner = { shouldForwardProp: (name: string) => name !== 'apricot' };

export const Badge = styled('span', inner)<{ apricot: boolean }>`
  display: inline-grid;
  place-items: center;
  min-width: 22px;
  height: 22px;
  padding: 0 7px;
  border-radius: ${theme.radius.full};
  background: ${({ apricot }) => (apricot ? theme.color.accent : theme.color.primary)};
  color: ${({ apricot }) => (apricot ? theme.color['on-accent'] : theme.color['on-primary'])};
  ${text('micro', 700)}
  line-height: 1;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
