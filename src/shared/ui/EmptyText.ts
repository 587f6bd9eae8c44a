import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

/** The sentence in place of an empty list. */
export const EmptyText = styled.p(css`
  color: ${theme.color['text-3']};
`);
