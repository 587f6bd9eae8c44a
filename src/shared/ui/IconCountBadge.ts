import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';
import { CountBadge } from './CountBadge';

/** The badge of an icon; clicks on it reach the button or link. */
export const IconCountBadge = styled(CountBadge)(css`
  position: absolute;
  top: 3px;
  left: 25px;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  font-size: 11px;
  box-shadow: 0 0 0 2px ${theme.color.bg};
  pointer-events: none;
`);
