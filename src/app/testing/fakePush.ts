interface FakePushOptions {
  /** The answer to the browser's own question. */
  permission?: NotificationPermission;
  /** What is stored in the browser from the beginning. */
  subscribedFor?: string;
}

/** The parts of a browser that has pushes: jsdom has neither service workers nor notifications. */
export function fakePush({ permission = 'granted', subscribedFor }: FakePushOptions = {}) {
  const messages = new EventTarget();
  const browser = {
    /** How often the browser has asked. */
    asked: 0,
    subscribed: 0,
    unsubscribed: 0,
    /** The key of the present subscription, as base64url. */
    key: subscribedFor ?? null,
    /** Hands a path over as the service worker does; resolves with its answer. */
    open: (data: unknown) =>
      new Promise<unknown>((resolve) => {
        const port = { postMessage: resolve } as unknown as MessagePort;
        messages.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
      }),
  };
  let state: NotificationPermission = subscribedFor === undefined ? 'default' : 'granted';

  const subscription = (key: string) => ({
    options: { applicationServerKey: Buffer.from(key, 'base64url') },
    toJSON: () => ({ endpoint: `https://push.example/${browser.subscribed}`, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      browser.unsubscribed += 1;
      browser.key = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => (browser.key === null ? null : subscription(browser.key)),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      browser.subscribed += 1;
      browser.key = Buffer.from(applicationServerKey).toString('base64url');
      return subscription(browser.key);
    },
  };
  const registration = { pushManager };
  const worker = Object.assign(messages, {
    register: async () => registration,
    ready: Promise.resolve(registration),
  });
  const Notification = {
    get permission() {
      return state;
    },
    requestPermission: async () => {
      browser.asked += 1;
      state = permission;
      return state;
    },
  };
  if (permission === 'denied') state = 'denied';
  define(navigator, 'serviceWorker', worker);
  define(window, 'PushManager', pushManager);
  define(window, 'Notification', Notification);
  return browser;
}

const defined: [object, string][] = [];

function define(on: object, name: string, value: unknown) {
  Object.defineProperty(on, name, { configurable: true, value });
  defined.push([on, name]);
}

/** Takes the parts of `fakePush` away again. */
export function removeFakePush() {
  for (const [on, name] of defined.splice(0)) Reflect.deleteProperty(on, name);
  localStorage.removeItem('push-device');
  localStorage.removeItem('push-asked');
}
