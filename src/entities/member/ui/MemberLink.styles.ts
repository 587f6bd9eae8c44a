import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';
import { Link } from 'react-router-dom';

/** A link in the style of a name, underlined on hover. A picture in it does not affect the surrounding layout. */
export const ProfileLink = styled(Link)(css`
  border-radius: ${theme.radius.sm};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* As high as the picture, without space for descenders. */
  &[aria-hidden] {
    display: flex;
    align-self: start;
    justify-self: start;
    border-radius: 50%;
  }
`);
