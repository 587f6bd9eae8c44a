import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

/** Also where there is no section, for the button of arrivals. */
export const Pending = styled.div`
  position: relative;
`;

/** The text of an item is aligned with the heading; its hover reaches into the margin by the item's own padding. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[8]};

  > ul {
    margin: 0 -${theme.space[4]};

    ${below('mobile')} {
      margin: 0 -${theme.space[3]};
    }
  }
`;
