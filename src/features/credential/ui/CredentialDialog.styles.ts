import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { focusRing, print, text, theme } from '@/shared/theme';
import { Button } from '@/shared/ui/Button';

/** The address of the page of verification, with the button that copies it. */
export const Address = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.xl};
  background: ${theme.color['primary-soft']};
`);

export const VerifyLink = styled(Link)(css`
  min-width: 0;
  overflow: hidden;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text};
  ${text('body-s', 600)}
  text-overflow: ellipsis;
  white-space: nowrap;
  text-decoration: underline;
  text-underline-offset: 3px;
  ${focusRing}
`);

export const Ways = styled.ul(css`
  li + li {
    border-top: 1px solid ${theme.color['border-subtle']};
  }
`);

/** A row that opens LinkedIn, or saves a file. */
export const Way = styled.button(css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]};
  width: 100%;
  min-height: 60px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text};
  ${text('body', 600)}
  text-align: left;
  ${focusRing}

  > svg:first-of-type {
    color: ${theme.color['primary-text']};
  }
  > svg:last-of-type {
    color: ${theme.color['text-3']};
  }
  small {
    display: block;
    color: ${theme.color['text-2']};
    ${text('caption')}
  }
  &:hover {
    background: ${theme.color['surface-hover']};
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`);

export const WayLink = Way.withComponent('a');

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
