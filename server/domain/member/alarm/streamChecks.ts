import { type AlarmStream, type StreamRegistry } from './streamRegistry';

export interface StreamChecksDeps {
  now: () => number;
  /** The given sessions that are neither expired nor revoked. */
  findOpenSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  onError: (error: unknown) => void;
  /** Milliseconds between two ticks; a round has `ROUND` ticks. */
  pace?: number;
}

/** Ticks per round; each stream is checked once a round: 25 s at one tick a second (api.md). */
const ROUND = 25;
const PACE = 1_000;

/**
 * Checks every stream once a round, spread over its ticks: sends a heartbeat, or ends the stream when its session has
 * ended or it has missed messages. Ends streams with an expired token at the next tick.
 */
export function startStreamChecks(streams: StreamRegistry, deps: StreamChecksDeps) {
  const { now, findOpenSessions, onError, pace = PACE } = deps;
  let tick = 0;

  async function check(): Promise<void> {
    tick += 1;
    const due: AlarmStream[] = [];
    for (const stream of streams.all()) {
      if (stream.expiresAt <= now()) streams.end(stream);
      else if (stream.turn === tick % ROUND) due.push(stream);
    }
    if (due.length === 0) return;
    const open = await readOpenSessions(due);
    for (const stream of due) {
      if (stream.missed || (open && !open.has(stream.sessionId))) streams.end(stream);
      else stream.line.heartbeat();
    }
  }

  /** Null while the database does not respond: no session counts as ended then. */
  async function readOpenSessions(due: readonly AlarmStream[]): Promise<ReadonlySet<string> | null> {
    try {
      return await findOpenSessions(due.map(({ sessionId }) => sessionId));
    } catch (error) {
      onError(error);
      return null;
    }
  }

  const timer = setInterval(() => void check(), pace).unref();

  return {
    /** The tick of a new stream: a full round from now. */
    nextTurn: () => tick % ROUND,
    stop: () => clearInterval(timer),
  };
}
