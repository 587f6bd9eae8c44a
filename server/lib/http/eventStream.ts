import { type FastifyReply } from 'fastify';

/** Bytes that may wait for a client: hundreds of events, as they come at once. Whoever leaves more unread does not read. */
const MOST_WAITING = 16_384;
/** What an ended stream may take to be through, in milliseconds. */
const LAST_MOMENTS = 5_000;

/** A `text/event-stream` answer that stays open. */
export interface EventStream {
  /** Sends an event, without content where it is enough that it happened. */
  send(event: string, data?: string): void;
  /** Sends a comment, which keeps the line from being taken for a dead one. */
  heartbeat(): void;
  /** Ends the answer and its connection. */
  end(): void;
}

/**
 * Turns the answer of a request into an event stream, for as long as both sides hold on.
 * @param onClose called once, when it is over, whoever ended it
 */
export function openEventStream(reply: FastifyReply, onClose: () => void): EventStream {
  reply.hijack();
  const { raw } = reply;
  // Whoever went away while the request was looked at has closed already.
  if (raw.destroyed) process.nextTick(onClose);
  else raw.once('close', onClose);
  for (const [name, value = ''] of Object.entries(reply.getHeaders())) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    // Proxies neither collect it nor squeeze it.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  // By themselves: together with the first bytes they would count as what a client leaves unread.
  raw.flushHeaders();

  /** A client that reads nothing costs memory and is cut off. */
  function write(text: string): void {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > MOST_WAITING) raw.destroy();
  }

  const heartbeat = () => write(':\n\n');
  // The first bytes tell the client, and every proxy between, that the answer has begun.
  heartbeat();
  return {
    send: (event, data) => write(`event: ${event}\ndata:${data === undefined ? '' : ` ${data}`}\n\n`),
    heartbeat,
    end() {
      raw.end();
      // Nobody waits longer for a client that does not take the rest.
      setTimeout(() => raw.destroy(), LAST_MOMENTS).unref();
    },
  };
}
