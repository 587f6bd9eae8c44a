import { request as clients } from '@playwright/test';
import { DriverPage } from './page';
import { openSession, type DriverSession, type Size } from './session';

interface ContextOptions {
  baseURL?: string | undefined;
  viewport?: Size | null;
}

/** A document without scripts below the paths of all cookies: a driver deletes those that the document would be sent. */
const BELOW_ALL_COOKIES = '/api/login/forgotten';

/** Deletes what the pages of an earlier context have left behind. */
async function forget({ driver }: DriverSession, baseURL: string) {
  await driver.get(new URL(BELOW_ALL_COOKIES, baseURL).href);
  await driver.manage().deleteAllCookies();
  await driver.executeScript('localStorage.clear(); sessionStorage.clear();');
}

/**
 * A browser that Playwright cannot drive, behind the few methods of Playwright's `Browser` that the fixtures of the stories
 * call: Debian's WebKit, by WebDriver. It is the engine of every browser on an iPhone, which half of the members hold. A
 * session, which takes seconds to start, serves one context after the other.
 */
export function driverBrowser(program: string) {
  const idle: { session: DriverSession; size: Size }[] = [];

  async function takeSession(size: Size, baseURL: string) {
    const index = idle.findIndex(({ size: { width, height } }) => width === size.width && height === size.height);
    const [known] = index < 0 ? [] : idle.splice(index, 1);
    if (!known) return openSession(program, size);
    await forget(known.session, baseURL);
    return known.session;
  }

  return {
    async newContext({ baseURL = '', viewport }: ContextOptions) {
      const size = viewport ?? { width: 1440, height: 900 };
      const session = await takeSession(size, baseURL);
      const request = await clients.newContext({ baseURL });
      return {
        newPage: async () => new DriverPage(session.driver, request, baseURL),
        async close() {
          await request.dispose();
          // Ends the calls of the page.
          await session.driver.get('about:blank');
          idle.push({ session, size });
        },
      };
    },
    async close() {
      await Promise.all(idle.splice(0).map(({ session }) => session.close()));
    },
  };
}
