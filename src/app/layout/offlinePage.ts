/** Registers the service worker of the offline page (public/service-worker.js) once everything else has loaded. */
export function installOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  // Without it the browser shows its own error page.
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
