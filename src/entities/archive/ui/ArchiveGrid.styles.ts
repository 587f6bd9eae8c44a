import styled from '@emotion/styled';
import { below, skippedOffscreen, theme } from '@/shared/theme';

/** Archive cards: 3 columns from 1480 px, 2 from 1024, 1 below (spec §9). */
export const ArchiveGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[7]} ${theme.space[6]};

  > li {
    ${skippedOffscreen('495px')}
  }
  ${below('archive')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below('side')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[7]};
  }
  ${below('mobile')} {
    > li {
      contain-intrinsic-height: auto 315px;
    }
  }
`;
