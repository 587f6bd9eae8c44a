import { type IncomingMessage } from 'node:http';
import { finished, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type FastifyInstance } from 'fastify';
import { hasBody } from '../../lib/http/hasBody';

/** Maximum time and bytes for which incoming data is discarded after a response. */
const LINGER = { milliseconds: 2_000, bytes: 1024 * 1024 };

/**
 * Adds `connection: close` to a response that is sent before the body of its request has arrived, such as a refusal: the
 * client has to send its next request on another connection. To be called after the compression is registered.
 */
export function closeUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    if (!hasBody(raw) || isComplete(raw)) return payload;
    // A small body that was sent with the headers has been parsed by then, and the connection can stay.
    await setImmediate();
    if (isComplete(raw)) return payload;
    void reply.header('connection', 'close');
    if (typeof payload !== 'string') return payload;
    void reply.header('content-length', Buffer.byteLength(payload));
    return Readable.from(lingering(payload, raw));
  });
}

/** Injected requests, which have no connection, do not say whether they are complete. */
const isComplete = ({ complete }: Partial<IncomingMessage>) => complete !== false;

/**
 * Lingering close: a client that is still sending reads the response only if the connection does not close at once. The
 * response has its whole content, and ends when the rest of the body has arrived or after a limited time.
 */
async function* lingering(payload: string, raw: IncomingMessage) {
  yield Buffer.from(payload);
  await discardRest(raw);
}

/** Discards a limited amount of incoming data; the rest is not read. */
function discardRest(raw: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LINGER.milliseconds).unref();
    finished(raw, () => {
      clearTimeout(timer);
      resolve();
    });
    let left = LINGER.bytes;
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) raw.pause();
    });
    raw.resume();
  });
}
