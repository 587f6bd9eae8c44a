import '@emotion/react';
import type { AppTheme } from './theme';

declare module '@emotion/react' {
  // An interface is the only form that can extend the library's own Theme.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  export interface Theme extends AppTheme {}
}
