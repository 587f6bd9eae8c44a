import { buffer } from 'node:stream/consumers';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { namesOneHost } from './connectionLimits';
import { OWN, type SharedAnswer, type SharedAnswers } from '../lib/answers/sharedAnswers';

/** Every answer has one of its own. */
const REQUEST_ID = 'x-request-id';

declare module 'fastify' {
  interface FastifyRequest {
    /** What others are given is not for this asker, so it need not be read. */
    hasOwnAnswer: boolean;
  }
}

/** Gives kept answers, before anything else is done for a request. To be called before all other hooks are installed. */
export function giveSharedAnswers(app: FastifyInstance, shared: SharedAnswers): void {
  app.decorateRequest('making', null);
  app.decorateRequest('hasOwnAnswer', false);
  app.addHook('onClose', () => shared.close());

  app.addHook('onRequest', (request, reply, next) => {
    const key = keyOf(request);
    // Without a host, or with two, the request is refused further on.
    if (request.raw.method !== 'GET' || !namesOneHost(request.raw) || !shared.has(key)) return next();
    give(shared, key, request, reply).then(
      (isGiven) => {
        if (!isGiven) next();
      },
      // Beyond the limit, or without a database to count in: it is said once more, in the form of every other refusal.
      () => next(),
    );
  });
}

async function give(
  shared: SharedAnswers,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  await request.server.limitCall(request);
  return giveFound(await shared.find(key, request), request, reply);
}

/** @returns whether the request is answered */
function giveFound(
  found: Awaited<ReturnType<SharedAnswers['find']>>,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  request.hasOwnAnswer = found === OWN;
  if (!found || found === OWN) return false;
  found.onShared?.(request);
  send(reply, found);
  return true;
}

function send(reply: FastifyReply, { headers, body }: SharedAnswer): void {
  reply.hijack();
  reply.raw.writeHead(200, [...headers, REQUEST_ID, reply.request.id]);
  reply.raw.end(body, 'latin1');
}

/** Keeps what handlers of shared routes answer (`readShared`). To be called after compression is installed, to keep its work. */
export function keepSharedAnswers(app: FastifyInstance, shared: SharedAnswers): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.shared || route.method !== 'GET') return;
    route.onRequest = [hooksOf(route.onRequest), beginMaking(shared)].flat();
    route.onSend = [hooksOf(route.onSend), endMaking].flat();
  });
}

const hooksOf = <Hook>(hooks: Hook | Hook[] | undefined): Hook[] => [hooks ?? []].flat() as Hook[];

/**
 * Whoever asks for what is being made just now waits for it instead of making it again. When it could not be kept, one
 * of those who waited makes it, and the others wait no more.
 */
function beginMaking(shared: SharedAnswers) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.hasOwnAnswer) return;
    const key = keyOf(request);
    const running = shared.beingMade(key);
    if (running) {
      await running;
      if (giveFound(await shared.find(key, request), request, reply)) return;
    }
    if (request.hasOwnAnswer || shared.beingMade(key)) return;
    request.making = (await shared.make(key, request)) ?? null;
  };
}

async function endMaking({ making }: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (!making?.shareable || reply.statusCode !== 200) {
    making?.end();
    return payload;
  }
  try {
    const body = await bytesOf(payload);
    making.end({ headers: headersOf(reply, body), body });
    return body;
  } catch (error) {
    making.end();
    throw error;
  }
}

/** What Fastify sends: text, bytes, or a stream of what is too long to be compressed at once. */
async function bytesOf(payload: unknown): Promise<Buffer> {
  if (typeof payload === 'string' || payload instanceof Uint8Array) return Buffer.from(payload);
  return buffer(payload as AsyncIterable<Uint8Array>);
}

function headersOf(reply: FastifyReply, body: Buffer): string[] {
  const { [REQUEST_ID]: ignored, ...headers } = reply.getHeaders();
  const all = { ...headers, 'content-length': body.length };
  return Object.entries(all).flatMap(([name, value]) => [name, String(value)]);
}

/**
 * Requests of one key get the same bytes: what else an answer depends on, its topics tell. No header holds the end of a
 * line, so nobody can make the key of another request.
 */
function keyOf({ protocol, headers, raw }: FastifyRequest): string {
  return [protocol, headers.origin ?? '', headers['accept-encoding'] ?? '', raw.url].join('\n');
}
