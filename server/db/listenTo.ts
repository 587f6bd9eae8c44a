import { Client } from 'pg';

/** Delay between two attempts to connect, in milliseconds: first and maximum. */
const WAIT = { first: 250, longest: 10_000 };

/** The handler of a message's payload, by channel. */
export type Channels = Readonly<Record<string, (payload: string) => void>>;

/** A connection that listens. */
export interface Listening {
  /** Ends the connection and its reconnection. */
  close(): Promise<void>;
}

interface ListenOptions {
  url: string;
  channels: Channels;
  /**
   * Called whenever the connection starts to listen, also after an interruption; earlier messages may have been lost.
   */
  onListening: () => void;
  /** Called when the connection breaks or cannot be opened; it is retried. */
  onError: (error: Error) => void;
}

/**
 * Receives NOTIFY messages of channels on a dedicated connection, which reconnects when it breaks. LISTEN needs a
 * direct connection to the server: a pooler in transaction mode loses messages.
 */
export function listenTo({ url, channels, onListening, onError }: ListenOptions): Listening {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh = new Client({
      connectionString: url,
      application_name: 'teamieum listener',
      connectionTimeoutMillis: 5_000,
      // A heartbeat every ten seconds detects a dead connection.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client = fresh;
    fresh.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
    fresh.on('error', (error) => replace(fresh, error));
    fresh.on('end', () => replace(fresh, new Error('The LISTEN connection has ended.')));
    try {
      await fresh.connect();
      for (const channel of Object.keys(channels)) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      replace(fresh, error as Error);
      return;
    }
    failures = 0;
    if (!closed) onListening();
  }

  /** Replaces a broken connection; a connection may report its end more than once. */
  function replace(broken: Client, error: Error): void {
    if (client !== broken || closed) return;
    client = undefined;
    onError(error);
    broken.end().catch(() => undefined);
    const wait = Math.min(WAIT.longest, WAIT.first * 2 ** failures);
    failures += 1;
    // Jitter, so that processes that lost the same server do not reconnect simultaneously.
    timer = setTimeout(() => void connect(), wait * (0.5 + Math.random() / 2)).unref();
  }

  void connect();

  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
