import { css } from '@emotion/react';
import { theme } from '@/shared/theme';

/** The style of a button or link at the end of a toast. */
export const toastAction = css`
  min-height: 44px;
  margin: -${theme.space[2]} -${theme.space[2]} -${theme.space[2]} 0;
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color['toast-link']};
  font-weight: 600;
  white-space: nowrap;
  text-decoration: underline;
  text-underline-offset: 3px;
`;
