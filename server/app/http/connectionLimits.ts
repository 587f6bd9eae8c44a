import {
  createServer,
  maxHeaderSize,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
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

/** Maximum number of requests of one connection without a complete response (D210); no browser sends two. */
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

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Handles the requests of a connection one after the other, and closes a connection with too many of them. Node parses all
 * requests of a packet at once and tells no response but the first that the connection has closed, so a file that is sent
 * for one of the others would stay open for good.
 */
function limitPipelining(handle: RequestListener): RequestListener {
  /** The requests of each connection that have no complete response; the first one is in work. */
  const exchanges = new WeakMap<Socket, Exchange[]>();
  const handleFirst = (socket: Socket, queue: Exchange[]) => {
    const [first] = queue;
    if (!first || socket.destroyed) return;
    first.response.once('close', () => {
      queue.shift();
      handleFirst(socket, queue);
    });
    handle(first.request, first.response);
  };
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const queue = exchanges.get(socket) ?? [];
    exchanges.set(socket, queue);
    if (queue.length === MOST_PIPELINED) {
      socket.destroy();
      return;
    }
    queue.push({ request, response });
    if (queue.length === 1) handleFirst(socket, queue);
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
