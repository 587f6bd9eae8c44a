import styled from '@emotion/styled';
import { visuallyHidden } from '@/shared/theme';

/** Visually hidden, read by screen readers. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
