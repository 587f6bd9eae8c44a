/** Whether pushes can be switched on in this browser, else why not (D175). */
export type PushSupport = 'ready' | 'denied' | 'unsupported' | 'install';

/** iPads name themselves Macs; these have no touch screen. */
const isAppleMobile = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);

/** On iPhones and iPads only the installed app gets pushes; a browser without a part of it gets none. */
export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  return isAppleMobile() ? 'install' : 'unsupported';
}
