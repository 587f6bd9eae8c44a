import { setMaxListeners } from 'node:events';
import { type Socket } from 'node:net';
import { type FastifyRequest } from 'fastify';
import { clientGone } from './errors';

/** One per connection, because a listener per request would add up on a connection that is kept alive. */
const signals = new WeakMap<Socket, AbortSignal>();

/**
 * A signal that aborts when the client's connection closes, for waits and work that only its response needs. Requests of
 * one connection share it, so listeners have to be removed when the work ends. Fastify's `request.signal` and the request's
 * `close` event do not serve: both come as soon as the body has been read.
 */
export function clientSignal({ raw }: FastifyRequest): AbortSignal {
  const { socket } = raw;
  const known = signals.get(socket);
  if (known) return known;
  const client = new AbortController();
  // Pipelined requests listen at once; the default of 10 would log a warning for each connection.
  setMaxListeners(0, client.signal);
  const abort = () => client.abort(clientGone());
  if (socket.destroyed) abort();
  else socket.once('close', abort);
  signals.set(socket, client.signal);
  return client.signal;
}
