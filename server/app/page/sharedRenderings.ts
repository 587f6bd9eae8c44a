import { Unrendered } from './publicPage';

/** One client's view of a rendering, which others may wait for, too. */
interface SharedRendering {
  /** Aborts with `Unrendered` when every client has left. */
  signal: AbortSignal;
  /** Resolves when the rendering begins. */
  started: Promise<void>;
  start: () => void;
  /** To be called when the client has the page or waits no longer. */
  leave: () => void;
}

/** Joins the rendering of a key, or begins one; without a key it is not shared. */
type JoinRendering = (key: string | undefined, client: AbortSignal) => SharedRendering;

/** Follows the clients of each rendering: it is cancelled when the last of them leaves, not when the first does. */
export function createSharedRenderings(): { join: JoinRendering } {
  const renderings = new Map<string, ReturnType<typeof createRendering>>();

  return {
    join(key, client) {
      const known = key === undefined ? undefined : renderings.get(key);
      const rendering = known && !known.signal.aborted ? known : createRendering();
      if (key !== undefined) renderings.set(key, rendering);
      rendering.clients += 1;

      const leave = () => {
        client.removeEventListener('abort', abort);
        rendering.clients -= 1;
        if (key !== undefined && rendering.clients === 0 && renderings.get(key) === rendering) renderings.delete(key);
      };
      const abort = () => {
        leave();
        if (rendering.clients === 0) rendering.abort();
      };
      if (client.aborted) abort();
      else client.addEventListener('abort', abort, { once: true });
      return {
        signal: rendering.signal,
        started: rendering.started,
        start: rendering.start,
        leave: () => {
          if (!client.aborted) leave();
        },
      };
    },
  };
}

function createRendering() {
  const controller = new AbortController();
  let start = () => undefined as void;
  const started = new Promise<void>((resolve) => (start = resolve));
  return {
    clients: 0,
    signal: controller.signal,
    abort: () => controller.abort(new Unrendered('All clients have left.')),
    started,
    start: () => start(),
  };
}
