import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** What the service worker sends when its notification was clicked, with a port for the answer. */
interface OpenMessage {
  type?: string;
  path?: unknown;
}

/** Shows the path of a clicked notification in this page, which the service worker has chosen (public/service-worker.js). */
export function useOpenedNotifications(): void {
  const navigate = useNavigate();
  const open = useEffectEvent(({ data, ports }: MessageEvent<OpenMessage | null>) => {
    if (data?.type !== 'open' || typeof data.path !== 'string') return;
    ports[0]?.postMessage('taken');
    void navigate(data.path);
  });

  useEffect(() => {
    // Browsers without service workers have none to listen to.
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const listen = (event: MessageEvent<OpenMessage | null>) => open(event);
    worker?.addEventListener('message', listen);
    return () => worker?.removeEventListener('message', listen);
  }, []);
}
