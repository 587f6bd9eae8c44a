import { type Readable } from 'node:stream';
import { type FieldProblem } from '@contract/envelope';
import { type FastifyInstance } from 'fastify';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

export interface CallOptions {
  /** Sent in header `access`. */
  token?: string;
  json?: unknown;
  form?: FormData;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  /** A raw body. */
  body?: string | Buffer | Readable;
  /** The caller's address. */
  from?: string;
}

export interface TestResponse<T> {
  /** HTTP status. */
  code: number;
  /** Status of the body. */
  status: number;
  message: string;
  data: T;
  errors?: FieldProblem[];
  headers: Record<string, string | undefined>;
  cookies: Record<string, Cookie>;
  text: string;
  raw: Buffer;
}

export interface Cookie {
  name: string;
  value: string;
  path?: string;
  domain?: string;
  httpOnly?: boolean;
  secure?: boolean;
  sameSite?: string;
  maxAge?: number;
  expires?: Date;
}

export type Call = <T = unknown>(method: Method, path: string, options?: CallOptions) => Promise<TestResponse<T>>;

/** Calls the app without a network; returns the fields of the response's envelope. */
export function callOf(app: FastifyInstance): Call {
  return async <T>(method: Method, path: string, options: CallOptions = {}): Promise<TestResponse<T>> => {
    const { token, cookies, headers, from } = options;
    const { type, payload } = await bodyOf(options);
    const response = await app.inject({
      method,
      url: path,
      cookies,
      remoteAddress: from,
      headers: { ...(token !== undefined && { access: token }), ...(type && { 'content-type': type }), ...headers },
      payload,
    });
    return {
      ...envelopeOf<T>(response.payload),
      code: response.statusCode,
      headers: response.headers as TestResponse<T>['headers'],
      cookies: Object.fromEntries((response.cookies as Cookie[]).map((one) => [one.name, one])),
      text: response.payload,
      raw: response.rawPayload,
    };
  };
}

async function bodyOf({
  form,
  json,
  body,
}: CallOptions): Promise<{ type?: string; payload?: string | Buffer | Readable }> {
  if (form) {
    const encoded = new Response(form);
    const payload = Buffer.from(await encoded.arrayBuffer());
    return { type: encoded.headers.get('content-type') ?? '', payload };
  }
  return json === undefined ? { payload: body } : { type: 'application/json', payload: JSON.stringify(json) };
}

/** Text that is not JSON has no envelope. */
export function envelopeOf<T>(text: string) {
  try {
    return JSON.parse(text) as { status: number; message: string; data: T; errors?: FieldProblem[] };
  } catch {
    return { status: 0, message: '', data: null as T };
  }
}
