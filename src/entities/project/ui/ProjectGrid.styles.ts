import styled from '@emotion/styled';
import { below, skippedOffscreen, theme } from '@/shared/theme';

/** Recruitment cards: 4 columns from 1500 px, 3 from 1024, 2 from 800, 1 below (D34). */
export const ProjectGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[5]};

  > li {
    display: grid;
    ${skippedOffscreen('254px')}
  }
  ${below('wide')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${below('side')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[4]};
  }
  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};

    > li {
      contain-intrinsic-height: auto 235px;
    }
  }
`;
