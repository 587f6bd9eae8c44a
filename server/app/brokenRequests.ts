import { type Socket } from 'node:net';
import { MESSAGES } from '@contract/messages';

const ANSWERS: Record<string, { line: string; status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', status: 431, message: MESSAGES.tooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', status: 408, message: MESSAGES.poorConnection },
};
const MALFORMED = { line: '400 Bad Request', status: 400, message: MESSAGES.badRequest };

/** Answers what is no HTTP request at all, below every hook: headers and envelope are written by hand here only. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const { line, status, message } = ANSWERS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ status, message });
  socket.end(
    [
      `HTTP/1.1 ${line}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none';frame-ancestors 'none'",
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
