import { request, type Agent } from 'node:http';
import { type Call } from './load';

export interface RawResponse {
  status: number;
  /** The bytes as received, compressed or not. */
  bytes: Buffer;
  encoding?: string;
}

/**
 * Sends one call without additional headers and without decompressing the response; on a new connection if no agent is
 * given.
 */
export function sendRequest(
  origin: string,
  { method, path, headers, body }: Omit<Call, 'body'> & { body?: string | Buffer },
  agent: Agent | false = false,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const call = request(origin + path, { method, headers, agent }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () => {
        const encoding = answer.headers['content-encoding'];
        resolve({ status: answer.statusCode ?? 0, bytes: Buffer.concat(pieces), encoding });
      });
    });
    call.on('error', reject).end(body);
  });
}
