import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';
import { CountBadge } from '@/shared/ui/CountBadge';

/** On a phone the panel is positioned by the header, whose width it has. */
export const Wrapper = styled.div`
  position: relative;

  ${below('mobile')} {
    position: static;
  }
`;

export const Bell = styled.div`
  display: flex;
  position: relative;
`;

/** The badge of the bell; clicks on it reach the button. */
export const Count = styled(CountBadge)(css`
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
