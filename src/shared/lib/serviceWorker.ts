/** Registers the service worker (public/service-worker.js), which is the same after the first time; resolves once it runs. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js');
  return navigator.serviceWorker.ready;
}
