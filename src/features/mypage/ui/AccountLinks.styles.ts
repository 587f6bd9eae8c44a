import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, text, theme, visuallyHidden } from '@/shared/theme';

/** Rows below the member; in one column two icons beside the name. */
export const Entries = styled.ul(css`
  padding-top: ${theme.space[2]};
  border-top: 1px solid ${theme.color['border-subtle']};

  ${below('side')} {
    position: absolute;
    top: 12px;
    right: -4px;
    display: flex;
    padding: 0;
    border: 0;
  }
  ${below('phone')} {
    top: 36px;
  }
`);

const entry = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  width: 100%;
  min-height: 48px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color['text-2']};
  ${text('body-s', 500)}
  line-height: 1;
  ${focusRing}

  &:hover {
    color: ${theme.color.text};
  }
  ${below('side')} {
    justify-content: center;
    width: 44px;
    min-height: 44px;

    > span {
      ${visuallyHidden}
    }
  }
`;

export const Entry = styled.button(entry);
export const EntryLink = styled(Link)(entry);

export const Withdraw = styled(Link)(css`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${theme.color['text-3']};
  ${text('label', 500)}
  ${focusRing}

  &:hover {
    color: ${theme.color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${below('side')} {
    order: 1;
    justify-self: center;
  }
`);
