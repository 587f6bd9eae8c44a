import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, print, tabularNumbers, theme } from '@/shared/theme';
import { Button } from '@/shared/ui/Button';

export const State = styled.p(css`
  display: flex;
  align-items: center;
  gap: 10px;
  color: ${theme.color['text-2']};
  font: 500 15px/1.4 ${theme.font};
  ${tabularNumbers}
`);

export const Files = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;

  ${below('phone')} {
    grid-template-columns: 1fr;
  }
`;

export const VerifyLink = styled(Link)(css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 6px;
  min-height: 44px;
  border-radius: ${theme.radius.xs};
  color: ${theme.color['primary-text']};
  font: 600 15px/1.4 ${theme.font};
  ${focusRing}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`);

export const Note = styled.p(css`
  color: ${theme.color['text-3']};
  font: 500 14px/1.5 ${theme.font};
  overflow-wrap: anywhere;
`);

export const Withdraw = styled(Button)(css`
  background: ${theme.color['danger-soft']};
  color: ${theme.color['danger-text']};
  --hover: ${theme.color['danger-soft']};
  --press: ${theme.color['danger-soft']};
`);

/** Below the subject; the row has no space for it. */
export const Box = styled.div`
  margin-top: 12px;

  &[data-row] {
    margin-top: 0;
  }
  ${print} {
    display: none;
  }
`;
