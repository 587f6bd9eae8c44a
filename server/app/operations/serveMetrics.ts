import { once } from 'node:events';
import { createServer } from 'node:http';

interface MetricsAddress {
  /** Loopback, or an address of a private network. */
  host: string;
  port: number;
}

/**
 * Serves `GET /metrics` on a separate port, which must not be public.
 * @param read the metrics in the format of Prometheus
 * @returns the function that closes the port
 */
export async function serveMetrics({ host, port }: MetricsAddress, read: () => Promise<string>): Promise<() => void> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
