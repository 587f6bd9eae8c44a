import styled from '@emotion/styled';
import { visuallyHidden } from '@/shared/theme';

/** Read aloud, not seen. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
