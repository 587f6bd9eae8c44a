// For the moment without a connection: a page that cannot be opened says so. Nothing else is kept or answered here, so no
// visit ever sees anything old. And for pushes: they are shown as notifications, which lead to their page (D175).
// Counted up whenever one of these files changes.
const CACHE = 'offline-2';
const OFFLINE = '/offline.html';
const PARTS = ['/offline.css', '/illustrations/error.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([OFFLINE, ...PARTS])));
});

self.addEventListener('activate', (event) => {
  const outdated = (names) => names.filter((name) => name !== CACHE).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(outdated(names))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (PARTS.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  }
});

const NEWS = { title: '팀이음', body: '새 소식이 있어요.', path: '/notices', tag: 'news' };

/** What a push says; one that cannot be read is shown all the same, as browsers demand. */
function readPush(data) {
  try {
    const push = data.json();
    const isWhole = Object.keys(NEWS).every((name) => typeof push[name] === 'string');
    return isWhole ? push : NEWS;
  } catch {
    return NEWS;
  }
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = readPush(event.data);
  const look = { lang: 'ko', icon: '/icon-192.png', badge: '/badge.png' };
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { path }, ...look }));
});

/** A path of the product; that of another origin counts as none. */
function ownPath(path) {
  const { origin, pathname, search, hash } = new URL(String(path), self.location.origin);
  return origin === self.location.origin ? pathname + search + hash : NEWS.path;
}

/** Time for an open page to take the path: it may still be loading. */
const PATIENCE_MS = 1000;

/** Hands a path to the router of an open page. @returns whether it has taken it */
function handOver(client, path) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    client.postMessage({ type: 'open', path }, [port2]);
    setTimeout(() => resolve(false), PATIENCE_MS);
  });
}

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) return self.clients.openWindow(path);
  // Only while the click is being handled.
  await page.focus().catch(() => undefined);
  return (await handOver(page, path)) ? page : self.clients.openWindow(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ownPath(event.notification.data?.path)));
});
