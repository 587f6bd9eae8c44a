import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { focusRing, print, theme } from '@/shared/theme';

export { IconCountBadge as Count } from '@/shared/ui/IconCountBadge';

/** Narrower headers have no space for it; the own profile links to the desk as well. */
export const Box = styled.div`
  position: relative;
  display: flex;

  @media (max-width: 399.98px) {
    display: none;
  }
`;

export const CaseLink = styled(Link)(css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  margin-left: 16px;
  border-radius: ${theme.radius.xs};
  color: ${theme.color['text-3']};
  font: 500 14px/1.4 ${theme.font};
  ${focusRing}

  &:hover {
    color: ${theme.color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${print} {
    display: none;
  }
`);
