import { type IncomingMessage } from 'node:http';
import { type FastifyInstance } from 'fastify';
import { tooSlow } from '../../lib/http/errors';
import { hasBody } from '../../lib/http/hasBody';

interface SlowestRate {
  /** Bytes that have to arrive within any period of this length in milliseconds. */
  bytes: number;
  within: number;
}

/** 50 KB/s (D215). */
const SLOWEST: SlowestRate = { bytes: 1_000_000, within: 20_000 };
/** Checks per period. */
const CHECKS = 4;

/**
 * Responds 408 to a body that arrives too slowly, so that it does not occupy memory and upload places forever. Time in which
 * the server itself does not read is not counted.
 */
export function refuseSlowBodies(app: FastifyInstance, { bytes, within } = SLOWEST): void {
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    if (hasBody(raw)) watch(raw);
    next();
  });

  function watch(raw: IncomingMessage): void {
    const { socket } = raw;
    /** Bytes of the connection at the last checks. */
    let counts = [socket.bytesRead];
    const timer = setInterval(() => {
      const isWaiting = raw.readableFlowing === true && raw.readableLength === 0;
      counts = isWaiting ? [...counts, socket.bytesRead].slice(-CHECKS - 1) : [socket.bytesRead];
      const [first = 0] = counts;
      if (counts.length <= CHECKS || socket.bytesRead - first >= bytes) return;
      stop();
      endReading(raw);
    }, within / CHECKS).unref();
    const stop = () => clearInterval(timer);
    raw.once('end', stop).once('close', stop);
  }
}

/** Passes the error to the reader of the body, whose error response closes the connection. */
function endReading(raw: IncomingMessage): void {
  if (raw.listenerCount('error') > 0) raw.emit('error', tooSlow());
  else raw.destroy();
}
