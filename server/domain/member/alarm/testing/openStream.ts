import { type AddressInfo } from 'node:net';
import { type FastifyInstance } from 'fastify';

export interface TestStream {
  response: Response;
  /**
   * Reads until so many alarm events have arrived in total.
   * @returns their number
   */
  alarms(count: number): Promise<number>;
  /** Reads until so many archive events have arrived in total. @returns the ids of their archives, in order */
  archives(count: number): Promise<number[]>;
  /** Reads until the server ends the stream. @returns everything received */
  end(): Promise<string>;
  /**
   * The same for a stream that a notification ends. @throws Error when it lasts until the regular check of sessions, which
   * also ends it, but once in 25 s (streamChecks.ts)
   */
  endByNotification(): Promise<string>;
  leave(): void;
}

/** Milliseconds. */
const WELL_BEFORE_CHECK = 15_000;

/** Opens the stream of alarms as a browser does; the app must listen. */
export async function openStream(app: FastifyInstance, token: string): Promise<TestStream> {
  const { port } = app.server.address() as AddressInfo;
  return openStreamAt(`http://127.0.0.1:${port}`, token);
}

/** Opens the stream of a server in another process. */
export async function openStreamAt(origin: string, token: string): Promise<TestStream> {
  const leaving = new AbortController();
  const response = await fetch(`${origin}/api/alarm/stream`, {
    headers: { access: token, 'accept-encoding': 'br, gzip' },
    signal: leaving.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  async function readOn(): Promise<boolean> {
    const { done = true, value = '' } = (await reader?.read()) ?? {};
    text += value;
    return !done;
  }
  async function end(): Promise<string> {
    while (await readOn());
    return text;
  }
  const archiveIds = () => [...text.matchAll(/event: archive\ndata: (\d+)\n/g)].map(([, id]) => Number(id));
  const count = () => text.split('event: alarm\n').length - 1;

  return {
    response,
    async alarms(wanted) {
      while (count() < wanted) if (!(await readOn())) throw new Error(`The stream has ended:\n${text}`);
      return count();
    },
    async archives(wanted) {
      while (archiveIds().length < wanted) if (!(await readOn())) throw new Error(`The stream has ended:\n${text}`);
      return archiveIds();
    },
    end,
    async endByNotification() {
      const start = performance.now();
      const received = await end();
      if (performance.now() - start > WELL_BEFORE_CHECK) throw new Error('No notification has ended the stream.');
      return received;
    },
    leave: () => leaving.abort(),
  };
}
