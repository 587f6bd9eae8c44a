import styled from '@emotion/styled';
import { CountBadge } from '@/shared/ui/CountBadge';

export const Place = styled.div`
  position: relative;
  display: flex;
`;

/** On the shoulder of the icon; a press goes through to it. */
export const Count = styled(CountBadge)`
  position: absolute;
  top: 3px;
  left: 25px;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  font-size: 11px;
  box-shadow: 0 0 0 2px ${({ theme }) => theme.color.bg};
  pointer-events: none;
`;
