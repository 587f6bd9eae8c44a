import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { stretchedLink, text, theme } from '@/shared/theme';

export const Row = styled.li(css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};

  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Name = styled.span(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  ${text('body', 700)}
  line-height: 1.3;

  > :first-of-type {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`);

/** Covers the row. */
export const Profile = styled(Link)(css`
  ${stretchedLink(theme.radius.lg)}
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`);

export const Consent = styled.span(css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color['text-2']};
  ${text('label')}
  line-height: 1.3;
  white-space: nowrap;

  &[data-confirmed] {
    color: ${theme.color['primary-text']};
  }
`);
