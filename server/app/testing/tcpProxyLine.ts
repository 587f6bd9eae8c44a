import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type AddressInfo, type Socket } from 'node:net';

/** A line to something outside the program that can be cut, as a real outage cuts it. */
export interface TcpProxy {
  /** On 127.0.0.1. */
  port: number;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Takes what is sent and hands nothing on, as if the other side had lost its power. */
  silence(): void;
  /** For new connections; silenced ones stay silent. */
  mend(): Promise<void>;
}

/** @param target where the line leads */
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
