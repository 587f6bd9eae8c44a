import { sendRequest, type RawResponse } from './sendRequest';
import { startProcess } from './startProcess';

/** A bare Fastify route that sends the bytes it was given. */
export interface BareRoute {
  origin: string;
  give(response: RawResponse): Promise<void>;
  stop: () => Promise<void>;
}

/** Next to the product's port. */
const PORT = 3162;

export async function startBare(): Promise<BareRoute> {
  const origin = `http://127.0.0.1:${PORT}`;
  const running = await startProcess('bench/bareServer.ts', { NODE_ENV: 'production', PORT: String(PORT) }, /ready/);
  return {
    origin,
    stop: () => running.stop(),
    async give({ bytes, encoding }) {
      const headers = { 'content-type': 'application/octet-stream', ...(encoding && { 'x-encoding': encoding }) };
      await sendRequest(origin, { method: 'PUT', path: '/bytes', headers, body: bytes });
    },
  };
}
