import styled from '@emotion/styled';
import { Link } from 'react-router-dom';

/** A name stays a name; it shows that it leads on under a pointer. A picture keeps its place in the layout around it. */
export const Way = styled(Link)`
  border-radius: ${({ theme }) => theme.radius.xs};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* As high as the picture: no room below it for the descenders of a line of text. */
  &[aria-hidden] {
    display: flex;
    align-self: start;
    justify-self: start;
    border-radius: 50%;
  }
`;
