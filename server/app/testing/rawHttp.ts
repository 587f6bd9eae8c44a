import { connect } from 'node:net';

export interface RawResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** The raw bytes of a request, on a connection of its own. */
export function requestText(method: string, path: string, headers: Record<string, string> = {}, body = ''): string {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers });
  return [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n');
}

/** Sends bytes that no HTTP client would send, and reads until the server closes the connection. */
export async function rawHttp(port: number, text: string): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let response = '';
  try {
    for await (const piece of socket as AsyncIterable<Buffer>) {
      response += piece.toString('latin1');
      // An event stream does not end by itself.
      if (response.includes('text/event-stream') && response.includes('\r\n\r\n')) break;
    }
  } catch (error) {
    // A server that refuses before the whole request has arrived may reset the connection after its response.
    if (response === '') throw error;
  }
  return parseResponse(Buffer.from(response, 'latin1').toString());
}

function parseResponse(text: string): RawResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const pairs = fields.map((field) => [
    field.slice(0, field.indexOf(':')).toLowerCase(),
    field.slice(field.indexOf(':') + 1).trim(),
  ]);
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(pairs) as Record<string, string>,
    body: rest.join('\r\n\r\n'),
  };
}
