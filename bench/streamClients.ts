import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';

interface StreamClients {
  /** Waits until each client has received an event. @returns milliseconds from now, per client */
  told(): Promise<number[]>;
  /** Number of events received by all clients so far. */
  events(): number;
  leave(): void;
}

/** Opens one stream per token, each on a connection of its own. */
export async function openStreams(url: string, tokens: readonly string[]): Promise<StreamClients> {
  let events = 0;
  const clients: { call: ClientRequest; answer: IncomingMessage }[] = [];
  for (const access of tokens) {
    const call = request(url, { headers: { access }, agent: false }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    if (answer.statusCode !== 200) throw new Error(`A stream was refused: ${answer.statusCode}.`);
    call.on('error', () => undefined);
    answer.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('event: alarm')) events += 1;
    });
    clients.push({ call, answer });
  }

  async function toldOne(answer: IncomingMessage, begun: number): Promise<number> {
    for (;;) {
      const [text] = (await once(answer, 'data')) as [string];
      if (text.includes('event: alarm')) return performance.now() - begun;
    }
  }

  return {
    told() {
      const begun = performance.now();
      return Promise.all(clients.map(({ answer }) => toldOne(answer, begun)));
    },
    events: () => events,
    leave: () => clients.forEach(({ call }) => call.destroy()),
  };
}
