import { request as clients } from '@playwright/test';
import { DriverPage } from './page';
import { openSession, type Size } from './session';

interface ContextOptions {
  baseURL?: string | undefined;
  viewport?: Size | null;
}

/**
 * A browser that Playwright cannot drive, behind the few methods of Playwright's `Browser` that the fixtures of the stories
 * call: Debian's WebKit, by WebDriver. It is the engine of every browser on an iPhone, which half of the members hold.
 */
export const driverBrowser = (program: string) => ({
  async newContext({ baseURL = '', viewport }: ContextOptions) {
    const { driver, close } = await openSession(program, viewport ?? { width: 1440, height: 900 });
    const request = await clients.newContext({ baseURL });
    return {
      newPage: async () => new DriverPage(driver, request, baseURL),
      async close() {
        await request.dispose();
        await close();
      },
    };
  },
});
