import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ok } from '../http/envelope';
import { type Cached } from './cache';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Smaller bodies fit into one network packet uncompressed. */
export const COMPRESSION_THRESHOLD = 1_400;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The same settings as `@fastify/compress` uses for other responses. */
const COMPRESSIONS = {
  br: (body: Buffer) => toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => toGzip(body),
};
export type Encoding = keyof typeof COMPRESSIONS;
const ENCODINGS = Object.keys(COMPRESSIONS) as Encoding[];

interface SharedBody {
  key: string;
  tags: readonly string[];
  read: () => Promise<unknown>;
}

/** Sends a visitor the response that all visitors share; its bytes are cached as sent, compressed too. */
export async function sendCached(
  cached: Cached,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, tags, read }: SharedBody,
): Promise<FastifyReply> {
  const accepted = acceptedBy(request);
  const packed = await cached(`sent ${accepted} ${key}`, tags, async () =>
    pack(Buffer.from(JSON.stringify(ok(await read()))), accepted),
  );
  return sendPacked(reply.type(JSON_TYPE), packed);
}

/** A body as it is sent. */
export interface Packed {
  body: Buffer;
  encoding?: Encoding;
}

/** The best available encoding that a request accepts; null for none of them. */
export const acceptedBy = ({ headers }: FastifyRequest): Encoding | null =>
  negotiate(headers['accept-encoding'] ?? '', ENCODINGS);

/** Compresses bodies that exceed a network packet. */
export async function pack(plain: Buffer, accepted: Encoding | null): Promise<Packed> {
  const isSmall = !accepted || plain.length < COMPRESSION_THRESHOLD;
  return isSmall ? { body: plain } : { body: await COMPRESSIONS[accepted](plain), encoding: accepted };
}

/** Sends a packed body, which @fastify/compress does not compress again. */
export function sendPacked(reply: FastifyReply, { body, encoding }: Packed): FastifyReply {
  if (encoding) void reply.headers({ 'content-encoding': encoding, vary: varyOf(reply) });
  return reply.send(body);
}

/** Adds to the `vary` header without replacing it. */
function varyOf(reply: FastifyReply): string {
  const before = reply.getHeader('vary');
  return [before, 'accept-encoding'].filter(Boolean).join(', ');
}
