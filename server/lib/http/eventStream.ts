import { type FastifyReply } from 'fastify';

/** Maximum bytes buffered for a client, some hundred events; a client with more unread bytes is disconnected. */
const MOST_WAITING = 16_384;
/** Milliseconds after which an ended stream is destroyed. */
const LAST_MOMENTS = 5_000;

/** An open `text/event-stream` response. */
export interface EventStream {
  /** Sends an event; without data when the event alone is enough. */
  send(event: string, data?: string): void;
  /** Sends a comment as a heartbeat, so that proxies do not close an idle connection. */
  heartbeat(): void;
  /** Ends the response and its connection. */
  end(): void;
}

/**
 * Turns the response to a request into an event stream until either side closes it.
 * @param onClose called once after the stream has ended, on either side
 */
export function openEventStream(reply: FastifyReply, onClose: () => void): EventStream {
  reply.hijack();
  const { raw } = reply;
  // A client that disconnected while the request was checked is closed already.
  if (raw.destroyed) process.nextTick(onClose);
  else raw.once('close', onClose);
  for (const [name, value = ''] of Object.entries(reply.getHeaders())) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    // Proxies must neither buffer nor compress the stream.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  // Sent separately: together with the first bytes they would count as unread data of the client.
  raw.flushHeaders();

  /** A client that does not read occupies memory and is disconnected. */
  function write(text: string): void {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > MOST_WAITING) raw.destroy();
  }

  const heartbeat = () => write(':\n\n');
  // Sends the first bytes, so that the client and every proxy receive the response.
  heartbeat();
  return {
    send: (event, data) => write(`event: ${event}\ndata:${data === undefined ? '' : ` ${data}`}\n\n`),
    heartbeat,
    end() {
      raw.end();
      // Does not wait for a client that does not read the rest.
      setTimeout(() => raw.destroy(), LAST_MOMENTS).unref();
    },
  };
}
