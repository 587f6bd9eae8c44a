/** A page that cannot be opened for want of a connection says so (public/service-worker.js); once all else is loaded. */
export function installOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  // Without it the browser shows its own page: nothing is lost.
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
