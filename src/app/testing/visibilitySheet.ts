import { StyleSheet as ProductSheet } from '@/shared/theme/sheetPerTask';

/** What decides whether an element is found, shown or clickable, and the few values that tests compare. */
const ASKED_FOR = /(?:display:none|visibility|opacity|pointer-events|max-height|overflow)/;

/**
 * Replaces `@emotion/sheet` in tests (jest.config.ts). jsdom matches every rule of the page against every element that
 * a query by role visits, which took a third of the time of the web tests; rules about looks alone are left out.
 */
export class StyleSheet extends ProductSheet {
  override insert(rule: string) {
    if (ASKED_FOR.test(rule)) super.insert(rule);
  }
}
