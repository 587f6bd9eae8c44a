import { type BrowserContext } from '@playwright/test';
import { newerApis } from '../scripts/browserSupport';

/** Deletes, before any script of a page, what one of the oldest supported browsers lacks (MEND-80). */
export async function deleteNewerApis(context: BrowserContext) {
  await context.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split('.');
      const name = names.pop() ?? '';
      const owner = names.reduce<unknown>(
        (object, part) => (object as Record<string, unknown> | undefined)?.[part],
        globalThis,
      );
      if (owner) Reflect.deleteProperty(owner, name);
    }
  }, newerApis());
}
