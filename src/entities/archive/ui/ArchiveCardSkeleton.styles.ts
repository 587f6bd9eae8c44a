import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { from, hoverable, text, theme } from '@/shared/theme';
import { Skeleton } from '@/shared/ui/Skeleton';

export const Figure = styled(Skeleton)(css`
  height: auto;
  aspect-ratio: 16 / 10;
  border-radius: ${theme.radius.xl};
`);

/** As high as a title. */
export const Line = styled.div`
  ${text('title')}
  display: grid;
  align-content: center;
  height: 1.45em;
`;

export const Small = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 22px;
`;

/** The counts below the title. */
export const Counts = styled(Skeleton)`
  ${from('side')} {
    ${hoverable} {
      display: none;
    }
  }
`;
