import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { visuallyHidden } from '@/shared/theme';

/** The input of a control whose label is drawn in its place. */
export const HiddenInput = styled.input(css`
  ${visuallyHidden}
`);
