import { type ArchiveNotice } from '../../lib/alarms/notifyArchive';
import { tooMany } from '../../lib/http/errors';
import { type EventStream } from '../../lib/http/eventStream';

/** The member of a stream, and the token and session it depends on. */
export interface StreamOwner {
  memberId: number;
  sessionId: string;
  address: string;
  /** The end of the token it was opened with, in epoch milliseconds. */
  expiresAt: number;
}

interface AlarmStream extends StreamOwner {
  line: EventStream;
  /** The second of a round in which it gets its heartbeat and check. */
  turn: number;
  /** Messages may have been lost while the connection was down. */
  missed: boolean;
}

interface AlarmStreamsDeps {
  now: () => number;
  /** Those of the sessions that are neither over nor revoked. */
  findOpenSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  onError: (error: unknown) => void;
  mostPerAddress: number;
  /** Milliseconds between two ticks; a round has `ROUND` of them. */
  pace?: number;
}

/** Ticks per round; each stream is checked once a round: 25 s at one tick a second (api.md). */
const ROUND = 25;
const PACE = 1_000;
/** A member's devices, and the tabs of a browser that cannot share one stream. */
const MOST_PER_MEMBER = 8;
/** Coalesces messages that arrive together into one event. */
const GATHERED_FOR = 100;
const RETRY_AFTER_SECONDS = 60;
/** How long the end of a session is remembered, in milliseconds: a stream that is being opened for it has to end, too. */
const ENDED_FOR = 10_000;

export type AlarmStreams = ReturnType<typeof createAlarmStreams>;

/** The open streams of this process: sends events and heartbeats and closes streams whose session has ended. */
export function createAlarmStreams(deps: AlarmStreamsDeps) {
  const { now, findOpenSessions, onError, mostPerAddress, pace = PACE } = deps;
  const streams = new Set<AlarmStream>();
  const ofMember = new Map<number, Set<AlarmStream>>();
  const perAddress = new Map<string, number>();
  const changed = new Set<number>();
  const endedSessions = new Set<string>();
  let gathering: NodeJS.Timeout | undefined;
  let tick = 0;

  /** @throws ApiError 429 when too many streams go to one address */
  function admit(address: string): void {
    if ((perAddress.get(address) ?? 0) >= mostPerAddress) throw tooMany(RETRY_AFTER_SECONDS);
  }

  /**
   * Registers a stream until its client disconnects or its token or session ends. The oldest stream of a member over the
   * limit is closed first, since it is most likely a dead connection.
   * @param open opens the response and calls back when it is closed
   */
  function add(owner: StreamOwner, open: (onClose: () => void) => EventStream): void {
    const own = ofMember.get(owner.memberId) ?? new Set();
    const [oldest] = own;
    if (oldest && own.size >= MOST_PER_MEMBER) end(oldest);

    const stream: AlarmStream = { ...owner, line: open(() => forget(stream)), turn: tick % ROUND, missed: false };
    streams.add(stream);
    ofMember.set(owner.memberId, own.add(stream));
    perAddress.set(owner.address, (perAddress.get(owner.address) ?? 0) + 1);
    if (endedSessions.has(owner.sessionId)) end(stream);
  }

  function end(stream: AlarmStream): void {
    forget(stream);
    stream.line.end();
  }

  function forget(stream: AlarmStream): void {
    if (!streams.delete(stream)) return;
    const { memberId, address } = stream;
    const own = ofMember.get(memberId);
    own?.delete(stream);
    if (own?.size === 0) ofMember.delete(memberId);
    const left = (perAddress.get(address) ?? 1) - 1;
    if (left > 0) perAddress.set(address, left);
    else perAddress.delete(address);
  }

  /** A session was revoked or deleted. */
  function endSession(sessionId: string): void {
    endedSessions.add(sessionId);
    setTimeout(() => endedSessions.delete(sessionId), ENDED_FOR).unref();
    for (const stream of [...streams]) if (stream.sessionId === sessionId) end(stream);
  }

  /** What these members' bells show has changed. */
  function send(memberIds: readonly number[]): void {
    for (const id of memberIds) if (ofMember.has(id)) changed.add(id);
    if (changed.size > 0) gathering ??= setTimeout(sendGathered, GATHERED_FOR).unref();
  }

  /** An archive that these members are named in has changed. */
  function sendArchive({ archiveId, memberIds }: ArchiveNotice): void {
    for (const id of memberIds) for (const { line } of ofMember.get(id) ?? []) line.send('archive', String(archiveId));
  }

  function sendGathered(): void {
    gathering = undefined;
    for (const id of changed) for (const { line } of ofMember.get(id) ?? []) line.send('alarm');
    changed.clear();
  }

  /**
   * Messages may have been lost: ends every stream, spread over the round to avoid a burst of requests. Its client
   * reconnects and refetches alarms and archives.
   */
  function endMissed(): void {
    for (const stream of streams) stream.missed = true;
  }

  async function lookAfter(): Promise<void> {
    tick += 1;
    const due: AlarmStream[] = [];
    for (const stream of streams) {
      if (stream.expiresAt <= now()) end(stream);
      else if (stream.turn === tick % ROUND) due.push(stream);
    }
    if (due.length === 0) return;
    const open = await askForSessions(due);
    for (const stream of due) {
      if (open && !open.has(stream.sessionId)) end(stream);
      else wake(stream);
    }
  }

  /** Null while the database does not respond: no stream is closed then. */
  async function askForSessions(due: readonly AlarmStream[]): Promise<ReadonlySet<string> | null> {
    try {
      return await findOpenSessions(due.map(({ sessionId }) => sessionId));
    } catch (error) {
      onError(error);
      return null;
    }
  }

  function wake(stream: AlarmStream): void {
    if (stream.missed) end(stream);
    else stream.line.heartbeat();
  }

  const timer = setInterval(() => void lookAfter(), pace).unref();

  return {
    admit,
    add,
    endSession,
    send,
    sendArchive,
    endMissed,
    count: () => streams.size,
    /** Ends every stream: their clients connect to another process, or to the next one here. */
    close(): void {
      clearInterval(timer);
      clearTimeout(gathering);
      for (const stream of [...streams]) end(stream);
    },
  };
}
