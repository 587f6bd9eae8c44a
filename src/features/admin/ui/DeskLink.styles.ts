import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { focusRing, print, text, theme } from '@/shared/theme';

export { IconCountBadge as Count } from '@/shared/ui/IconCountBadge';

/**
 * In the narrowest headers it takes the place of 소개. Firefox before 121 cannot make that place; there the own profile
 * links to the desk.
 */
export const Box = styled.div`
  position: relative;
  display: flex;

  @supports not selector(:has(*)) {
    @media (max-width: 374.98px) {
      display: none;
    }
  }
`;

export const CaseLink = styled(Link)(css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 44px;
  margin-left: ${theme.space[4]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color['text-3']};
  ${text('label', 500)}
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
