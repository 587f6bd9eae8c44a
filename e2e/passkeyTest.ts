import { type CDPSession, type Page } from '@playwright/test';
import { testWithConsoleErrors, waitForScript } from './test';

/** No passkey can be of an address: the page is opened at `localhost`. */
export const test = testWithConsoleErrors.extend({
  baseURL: ({ origin }, run) => run(origin.replace('127.0.0.1', 'localhost')),
  // The browser logs each refused request.
  page: async ({ page }, run) => {
    waitForScript(page);
    await run(page);
  },
});

interface Authenticator {
  /** Whether it answers at once, as if its user had put the finger on it. */
  answers: (isAnswering: boolean) => Promise<void>;
  cdp: CDPSession;
  id: string;
}

/** Adds an authenticator to the browser, as software. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const answers = async (enabled: boolean) => {
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled });
  };
  return { answers, cdp, id };
}
