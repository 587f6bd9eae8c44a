import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, print, text, theme } from '@/shared/theme';
import { Button } from '@/shared/ui/Button';

export const Files = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[2]};

  ${below('phone')} {
    grid-template-columns: 1fr;
  }
`;

export const VerifyLink = styled(Link)(css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${theme.space[2]};
  min-height: 44px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color['primary-text']};
  ${text('body-s', 600)}
  ${focusRing}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`);

export const Withdraw = styled(Button)(css`
  background: ${theme.color['danger-soft']};
  color: ${theme.color['danger-text']};
  --hover: ${theme.color['danger-soft']};
  --press: ${theme.color['danger-soft']};
`);

/** Below the subject; the row has no space for it. */
export const Box = styled.div`
  margin-top: ${theme.space[3]};

  &[data-row] {
    margin-top: 0;
  }
  ${print} {
    display: none;
  }
`;
