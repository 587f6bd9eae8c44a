import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const NOSCRIPT = /<\/?noscript>/g;

/**
 * Passes the pages of a server on as a browser without scripts would draw them, for browsers whose driver cannot switch
 * scripts off.
 */
export async function withoutScripts(origin: string) {
  const proxy = createServer((incoming, outgoing) => {
    const { 'accept-encoding': _compressed, ...headers } = incoming.headers;
    const passed = ask(new URL(incoming.url ?? '/', origin), { method: incoming.method, headers }, (answer) => {
      const { 'content-length': _length, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, kept);
      if (!kept['content-type']?.startsWith('text/html')) return answer.pipe(outgoing);
      void text(answer).then((page) => outgoing.end(page.replace(SCRIPT, '').replace(NOSCRIPT, '')));
    });
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
