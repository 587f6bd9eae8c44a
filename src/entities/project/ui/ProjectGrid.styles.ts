import styled from '@emotion/styled';
import { below } from '@/shared/theme';

/** Recruitment cards: 4 columns from 1500 px, 3 from 1024, 2 from 800, 1 below (D34). */
export const ProjectGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 20px;

  > li {
    display: grid;
  }
  /* On start, cards outside the viewport are neither laid out nor painted. Shadows and focus rings overflow
  their edges. */
  @supports (overflow-clip-margin: 24px) {
    > li {
      content-visibility: auto;
      contain-intrinsic-size: auto 259.4px;
      overflow-clip-margin: 24px;
    }
  }
  [data-scrolled] & > li {
    content-visibility: visible;
  }
  ${below('wide')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${below('side')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
  }
  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;

    > li {
      contain-intrinsic-height: auto 242.5px;
    }
  }
`;
