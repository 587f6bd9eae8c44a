import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

/** In the width and aspect ratio of the card. */
export const Cover = styled.div(css`
  max-width: 520px;

  /* Doubled for specificity: the tile sets the same property. */
  && > * {
    aspect-ratio: 16 / 10;
    border-radius: ${theme.radius.xl};
  }
`);

/** Also accepts files that are dropped beside the add tile. */
export const DropZone = styled.div``;

export const Refused = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: ${theme.space[3]};
  margin-top: ${theme.space[3]};
`;
