import styled from '@emotion/styled';
import { below } from '@/shared/theme';

/** The text of an item is aligned with the heading; its hover reaches into the margin by the item's own padding. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-bottom: 48px;

  > ul {
    margin: 0 -16px;

    ${below('mobile')} {
      margin: 0 -12px;
    }
  }
`;
