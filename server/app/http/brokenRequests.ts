import { type Socket } from 'node:net';
import { errorBody } from '@contract/envelope';
import { MESSAGES } from '@contract/messages';
import { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';

const ANSWERS: Record<string, { line: string; status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', status: 431, message: MESSAGES.tooLarge },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { line: '413 Payload Too Large', status: 413, message: MESSAGES.tooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', status: 408, message: MESSAGES.poorConnection },
};
const MALFORMED = { line: '400 Bad Request', status: 400, message: MESSAGES.badRequest };

/** Milliseconds a refused client has to read the response before its connection is closed. */
const LAST_MOMENTS = 2_000;

/**
 * Responds to bytes that are not an HTTP request, before Fastify's hooks; then closes the connection, whether or not
 * the client ends its side.
 */
export function respondToBrokenRequests(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const { line, status, message } = ANSWERS[error.code ?? ''] ?? MALFORMED;
    const body = JSON.stringify(errorBody(status, message));
    const all = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${line}`, ...lines, '', body].join('\r\n'));
    setTimeout(() => socket.destroy(), LAST_MOMENTS).unref();
  };
}

/** Responds to what Fastify refuses before its hooks: a target that is not a path, such as `http:///x`. */
export function respondToUnroutable(headers: Record<string, string>) {
  return (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    const { status, message } = MALFORMED;
    void reply
      .code(status)
      .headers({ ...headers, connection: 'close' })
      .send(JSON.stringify(errorBody(status, message)));
  };
}
