// Only for the moment without a connection: a page that cannot be opened says so. Nothing else is kept or answered here,
// so no visit ever sees anything old.
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
