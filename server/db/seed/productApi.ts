import { type Envelope } from '@contract/envelope';
import { type FastifyInstance } from 'fastify';

interface Request {
  /** The access token of the member who calls. */
  token?: string;
  json?: unknown;
  form?: FormData;
  method?: 'POST' | 'PUT' | 'PATCH';
}

/** A response of the product. */
export interface Answer<T> {
  data: T;
  /** A new access token, after a login. */
  access: string;
}

/**
 * Calls the product as a browser does, without a network.
 * @throws Error with the product's message when it refuses
 */
export async function callProduct<T>(
  app: FastifyInstance,
  path: string,
  { token, json, form, method = 'POST' }: Request,
): Promise<Answer<T>> {
  const encoded = new Response(form ?? (json === undefined ? null : JSON.stringify(json)));
  const type = json === undefined ? encoded.headers.get('content-type') : 'application/json';
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers: { ...(type !== null && { 'content-type': type }), ...(token !== undefined && { access: token }) },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const { message, data } = response.json<Envelope<T>>();
  if (response.statusCode !== 200) throw new Error(`${path}: ${message}`);
  return { data, access: String(response.headers['access'] ?? '') };
}
