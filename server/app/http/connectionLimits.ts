import { createServer, maxHeaderSize, type RequestListener, type ServerOptions } from 'node:http';
import { type Socket } from 'node:net';
import { type FastifyInstance, type FastifyRequest, type FastifyServerFactory } from 'fastify';
import { badRequest } from '../../lib/http/errors';
import { isHost } from '../../lib/http/origin';

interface Patience {
  /** Timeout of the headers of a request (D85), in milliseconds. */
  headers: number;
  /** Timeout of a connection without data in either direction. */
  silence: number;
}

/** An event stream sends a heartbeat every 25 s, and no response takes longer than a minute. */
const PATIENCE: Patience = { headers: 20_000, silence: 120_000 };

/** Maximum number of requests of one connection that are processed at once (D210); no browser sends two. */
const MOST_PIPELINED = 16;

/** Limits of connections: timeouts of slow and idle ones (bodies have `refuseSlowBodies`), and the requests of each. */
export function connectionLimits({ headers, silence }: Patience = PATIENCE) {
  const http: ServerOptions = {
    headersTimeout: headers,
    // Node checks every 30 s by default, which would delay the timeouts by as much.
    connectionsCheckingInterval: headers / 10,
    // Refused below, with the headers and the message of every other error response.
    requireHostHeader: false,
  };
  const serverFactory: FastifyServerFactory = (handle, { keepAliveTimeout, requestTimeout }) => {
    const server = createServer(http, limitPipelining(handle));
    Object.assign(server, { keepAliveTimeout, requestTimeout });
    return server.setTimeout(silence);
  };
  // The parser refuses longer targets, so no parameter can exceed the router's limit.
  return { serverFactory, routerOptions: { maxParamLength: maxHeaderSize } };
}

/**
 * Closes a connection with too many requests in work. Node parses all requests of a packet at once, so those behind the
 * limit are dropped before any work is done for them.
 */
function limitPipelining(handle: RequestListener): RequestListener {
  const inWork = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (inWork.get(socket) ?? 0) + 1;
    if (count > MOST_PIPELINED) {
      socket.destroy();
      return;
    }
    inWork.set(socket, count);
    response.once('close', () => inWork.set(socket, (inWork.get(socket) ?? 1) - 1));
    handle(request, response);
  };
}

/**
 * Whether a request has one Host header with a host. HTTP/1.0 needs none; a proxy and the server may interpret a request with
 * two of them differently (F10).
 */
export function namesOneHost({ host, raw: { httpVersion, rawHeaders } }: FastifyRequest): boolean {
  const lines = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return lines === 0 ? httpVersion !== '1.1' : lines === 1 && isHost(host);
}

/** Replaces Node's own responses, which have neither headers nor a body. */
export function respondInsteadOfNode(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, next) => next(namesOneHost(request) ? undefined : badRequest()));
  // An unknown expectation may be ignored (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}
