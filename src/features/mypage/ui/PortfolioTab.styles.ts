import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

/** Three per row, two on phones; the former page is shown faded while the next one is loading. */
export const Grid = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 28px 20px;
  transition: opacity ${`${theme.motion.base} ${theme.motion.standard}`};

  &:empty {
    display: none;
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  ${below('mobile')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 20px 12px;
  }
`);

export const PagerSlot = styled.div`
  margin-top: 24px;

  &:empty {
    display: none;
  }
`;
