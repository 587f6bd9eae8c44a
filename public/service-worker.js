// Only for the moment without a connection: a page that cannot be opened says so. Nothing else is kept or answered here,
// so no visit ever sees anything old.
const CACHE = 'offline-1';
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
  const isPart = PARTS.includes(new URL(request.url).pathname);
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (isPart) {
    event.respondWith(fetch(request).catch(() => caches.match(request.url)));
  }
});
