import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, print, tabularNumbers } from '@/shared/theme';
import { Button } from '@/shared/ui/Button';

export const State = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  color: ${({ theme }) => theme.color['text-2']};
  font: 500 15px/1.4 ${({ theme }) => theme.font};
  ${tabularNumbers}
`;

export const Files = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;

  ${below('phone')} {
    grid-template-columns: 1fr;
  }
`;

export const VerifyLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 6px;
  min-height: 44px;
  border-radius: ${({ theme }) => theme.radius.xs};
  color: ${({ theme }) => theme.color['primary-text']};
  font: 600 15px/1.4 ${({ theme }) => theme.font};
  ${focusRing}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Note = styled.p`
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 14px/1.5 ${({ theme }) => theme.font};
  overflow-wrap: anywhere;
`;

export const Withdraw = styled(Button)`
  background: ${({ theme }) => theme.color['danger-soft']};
  color: ${({ theme }) => theme.color['danger-text']};
  --hover: ${({ theme }) => theme.color['danger-soft']};
  --press: ${({ theme }) => theme.color['danger-soft']};
`;

/** Below its subject; in a row there is no space for it. */
export const Box = styled.div`
  margin-top: 12px;

  &[data-row] {
    margin-top: 0;
  }
  ${print} {
    display: none;
  }
`;
