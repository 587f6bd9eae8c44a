import { type AddressInfo } from 'node:net';
import { type FastifyInstance } from 'fastify';

export interface TestStream {
  response: Response;
  /**
   * Reads until so many alarm events have arrived in total.
   * @returns their number
   */
  alarms(count: number): Promise<number>;
  /** Reads until an archive has changed. @returns the data of the first such event */
  archive(): Promise<string>;
  /** Reads until the server ends the stream. @returns everything received */
  end(): Promise<string>;
  leave(): void;
}

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
  const count = () => text.split('event: alarm\n').length - 1;

  return {
    response,
    async alarms(wanted) {
      while (count() < wanted) if (!(await readOn())) throw new Error(`The stream has ended:\n${text}`);
      return count();
    },
    async archive() {
      for (;;) {
        const found = /event: archive\ndata: (\d+)\n/.exec(text);
        if (found?.[1]) return found[1];
        if (!(await readOn())) throw new Error(`The stream has ended:\n${text}`);
      }
    },
    async end() {
      while (await readOn());
      return text;
    },
    leave: () => leaving.abort(),
  };
}
