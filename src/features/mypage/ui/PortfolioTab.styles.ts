import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

/** Three per row, two on phones; the former page is shown faded while the next one is loading. */
export const Grid = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[6]} ${theme.space[5]};
  transition: opacity ${`${theme.motion.base} ${theme.motion.standard}`};

  &:empty {
    display: none;
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  ${below('mobile')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[5]} ${theme.space[3]};
  }
`);

export const PagerSlot = styled.div`
  margin-top: ${theme.space[6]};

  &:empty {
    display: none;
  }
`;
