import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy that can be interrupted to simulate an outage. */
export interface TcpProxy {
  /** On 127.0.0.1. */
  port: number;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts data and forwards nothing, as if the other side had lost power. */
  silence(): void;
  /** Forwards new connections again; silenced ones stay silent. */
  mend(): Promise<void>;
}

/** @param target the address it forwards to */
export async function openTcpProxy(target: NetConnectOpts): Promise<TcpProxy> {
  const ends = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
      if (!silent) from.pipe(to);
    }
  });
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    port,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const end of ends) end.destroy();
      await closed;
    },
    silence() {
      silent = true;
      for (const end of ends) end.unpipe().resume();
    },
    async mend() {
      silent = false;
      if (!server.listening) await listen(port);
    },
  };
}
