import { type BrowserContext, type Page, type Worker } from '@playwright/test';
import { startPushService, type PushService } from '../server/app/testing/pushService';
import { join, openSession } from './apiFlows';
import { expect, testWithConsoleErrors as test, whenHydrated } from './test';

test.use({ serviceWorkers: 'allow' });

let pushes: PushService;
test.beforeAll(async () => {
  pushes = await startPushService();
});
test.afterAll(() => pushes.close());

/**
 * Answers for the browser and its maker's push service, which no test reaches (docs/testing.md): the headless shell grants no
 * notifications, and the subscription is one of the local push service.
 */
async function subscribeLocally(page: Page) {
  const device = pushes.subscribe();
  await page.addInitScript((subscription) => {
    const isOn = () => localStorage.getItem('push-device') !== null;
    const made = (options: PushSubscriptionOptionsInit = {}) => ({
      options,
      toJSON: () => subscription,
      unsubscribe: async () => true,
    });
    Object.assign(PushManager.prototype, {
      subscribe: async (options: PushSubscriptionOptionsInit) => made(options),
      getSubscription: async () => (isOn() ? made() : null),
    });
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = async () => 'granted';
  }, device.subscription);
  return device;
}

interface Shown {
  title: string;
  body: string;
  data: unknown;
}

/** Keeps what the service worker of a page shows, where the browser would draw it. */
async function keepShown(worker: Worker) {
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const shown: Shown[] = [];
    Object.assign(self, { shown });
    registration.showNotification = async (title, { body = '', data } = {}) => void shown.push({ title, body, data });
  });
  return {
    all: () => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown),
    /** A click on the first one; resolves once it is handled. */
    click: () =>
      worker.evaluate(async () => {
        const [notification] = (self as unknown as { shown: Shown[] }).shown;
        let handled: Promise<unknown> = Promise.resolve();
        const event = Object.assign(new Event('notificationclick'), {
          notification: { ...notification, close: () => undefined },
          waitUntil: (work: Promise<unknown>) => {
            handled = work;
          },
        });
        self.dispatchEvent(event);
        await handled;
      }),
  };
}

/** Delivers a push to the service worker of a page, as the browser does after its push service. */
async function deliver(context: BrowserContext, page: Page, data: object) {
  const tools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  const registrationId = await registered;
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
}

test('a browser gets pushes after its button, shows them, and opens their page in the open tab', async ({
  page,
  context,
  request,
}) => {
  const device = await subscribeLocally(page);
  await openSession(page.request, await join(request));
  await page.goto('/mypage/account');
  await page.getByRole('button', { name: '이 기기에서 푸시 받기' }).click();
  await expect(page.getByText('이제 이 기기로 알려 드릴게요.')).toBeVisible();
  const devices = page.getByRole('region', { name: '푸시를 받는 기기' });
  await expect(devices.getByText('이 기기', { exact: true })).toBeVisible();
  await expect.poll(() => device.received.map(({ payload }) => payload.tag)).toEqual(['first']);

  await page.goto('/about');
  await whenHydrated(page);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const shown = await keepShown(worker);
  await deliver(context, page, device.received[0]!.payload);
  await expect
    .poll(shown.all)
    .toEqual([
      { title: '팀이음', body: '이제 이 기기로 알려 드릴게요.', data: { path: '/mypage/account#notifications' } },
    ]);
  await shown.click();
  await expect(page).toHaveURL(/\/mypage\/account#notifications$/);
  await expect(page.getByRole('heading', { name: '알림 설정' })).toBeVisible();

  await devices.getByRole('button', { name: '끄기' }).click();
  await expect(page.getByRole('button', { name: '이 기기에서 푸시 받기' })).toBeVisible();
});
