import { Agent } from 'node:http';
import { sendRequest } from '../sendRequest';
import { PATIENCE } from './probe';

export interface Reply {
  /** 0 without a complete response within ten seconds. */
  status: number;
  ms: number;
  bytes: Buffer;
}

type Headers = Record<string, string>;

export interface Visitor {
  address: string;
  get(path: string, headers?: Headers): Promise<Reply>;
  /** Sends JSON, or the body of the given type. */
  post(path: string, body: string | Buffer, headers?: Headers): Promise<Reply>;
  leave(): void;
}

interface VisitorOptions {
  keepAlive?: boolean;
  /** Maximum number of connections. */
  connections?: number;
}

/** Somebody at a loopback address (127.0.0.2 …), whose calls count for that address. */
export function createVisitor(origin: string, address: string, options: VisitorOptions = {}): Visitor {
  const { keepAlive = true, connections = Infinity } = options;
  const agent = new Agent({ keepAlive, maxSockets: connections, localAddress: address });

  async function send(method: 'GET' | 'POST', path: string, headers: Headers, body?: string | Buffer): Promise<Reply> {
    const begun = performance.now();
    const reply = await Promise.race([
      sendRequest(origin, { method, path, headers, body }, agent).catch(() => NO_ANSWER),
      timeout(),
    ]);
    return { ...reply, ms: performance.now() - begun };
  }

  return {
    address,
    get: (path, headers = {}) => send('GET', path, headers),
    post: (path, body, headers = { 'content-type': 'application/json' }) =>
      send('POST', path, { ...headers, 'content-length': String(Buffer.byteLength(body)) }, body),
    leave: () => agent.destroy(),
  };
}

const NO_ANSWER = { status: 0, bytes: Buffer.alloc(0) };

function timeout(): Promise<typeof NO_ANSWER> {
  return new Promise((resolve) => setTimeout(() => resolve(NO_ANSWER), PATIENCE).unref());
}

/** The nth address of an attack; each attack has a network of its own. */
export const addressOf = (network: number, host: number) => `127.0.${network}.${host + 2}`;
