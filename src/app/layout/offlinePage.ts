import { registerServiceWorker } from '@/shared/lib/serviceWorker';

/** Registers the service worker of the offline page and of pushes once everything else has loaded. */
export function installOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  // Without it the browser shows its own error page.
  const register = () => void registerServiceWorker().catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
