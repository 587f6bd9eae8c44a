import { LRUCache } from 'lru-cache';
import { type ArchiveNotice } from '../../notice';
import { tooMany } from '../../../lib/http/errors';
import { type EventStream } from '../../../lib/http/eventStream';
import { createSpacedCalls } from './spacedCalls';
import { startStreamChecks, type StreamChecksDeps } from './streamChecks';
import { createStreamRegistry, type AlarmStream, type StreamOwner } from './streamRegistry';

interface AlarmStreamsDeps extends StreamChecksDeps {
  mostPerAddress: number;
  /** Milliseconds between two events `alarm` to a member. */
  spacing?: number;
}

/** A member's devices, and the tabs of a browser that cannot share one stream. */
const MOST_PER_MEMBER = 8;
const RETRY_AFTER_SECONDS = 60;
/** Milliseconds for which an ended session is remembered: a stream that is opened for it meanwhile is ended too. */
const ENDED_FOR = 10_000;
/**
 * Events of the last ten seconds are sent to a stream that opens: a page loads its data first, and does not load them again
 * when its stream connects within five seconds (F24).
 */
const RECENT_EVENTS = { max: 50_000, ttl: 10_000 };

/** `alarm`, or the id of an archive. */
type Change = 'alarm' | number;

export type AlarmStreams = ReturnType<typeof createAlarmStreams>;

/** The open streams of this process: sends events and heartbeats and ends streams whose session is over. */
export function createAlarmStreams({ mostPerAddress, spacing, ...deps }: AlarmStreamsDeps) {
  const streams = createStreamRegistry();
  const checks = startStreamChecks(streams, deps);
  const endedSessions = new Set<string>();
  const recentChanges = new LRUCache<number, Set<Change>>(RECENT_EVENTS);
  const alarms = createSpacedCalls((id) => {
    for (const stream of streams.ofMember(id)) sendTo(stream, 'alarm');
  }, spacing);

  /** Accepts a new stream from an address. @throws ApiError 429 when the address has too many streams */
  function admit(address: string): void {
    if (streams.countOf(address) >= mostPerAddress) throw tooMany(RETRY_AFTER_SECONDS);
  }

  /**
   * Registers a stream until its client disconnects or its token or session ends. The oldest stream of a member over the
   * limit is closed first, since it is most likely a dead connection.
   * @param open opens the response and calls back when it is closed
   */
  function add(owner: StreamOwner, open: (onClose: () => void) => EventStream): void {
    const own = streams.ofMember(owner.memberId);
    const [oldest] = own;
    if (oldest && own.length >= MOST_PER_MEMBER) streams.end(oldest);

    const line = open(() => streams.remove(stream));
    const stream: AlarmStream = { ...owner, line, turn: checks.nextTurn(), missed: false };
    streams.add(stream);
    recentChanges.get(owner.memberId)?.forEach((change) => sendTo(stream, change));
    if (endedSessions.has(owner.sessionId)) streams.end(stream);
  }

  /** Ends the streams of a session that was revoked or deleted. */
  function endSession(sessionId: string): void {
    endedSessions.add(sessionId);
    setTimeout(() => endedSessions.delete(sessionId), ENDED_FOR).unref();
    for (const stream of streams.all()) if (stream.sessionId === sessionId) streams.end(stream);
  }

  function remember(memberId: number, change: Change): void {
    recentChanges.set(memberId, new Set(recentChanges.get(memberId)).add(change));
  }

  /** Sends `alarm` to the streams of members whose alarms have changed. */
  function send(memberIds: readonly number[]): void {
    for (const id of memberIds) {
      remember(id, 'alarm');
      if (streams.ofMember(id).length > 0) alarms.add(id);
    }
  }

  /** Sends `archive` to the streams of the members named in an archive that has changed. */
  function sendArchive({ archiveId, memberIds }: ArchiveNotice): void {
    for (const id of memberIds) {
      remember(id, archiveId);
      for (const stream of streams.ofMember(id)) sendTo(stream, archiveId);
    }
  }

  /**
   * Ends every stream after messages may have been lost, spread over a round to avoid a burst of requests. Its client
   * reconnects and refetches alarms and archives.
   */
  function endMissed(): void {
    for (const stream of streams.all()) stream.missed = true;
  }

  /** Ends every stream: the clients reconnect to another process, or to the next one here. */
  function close(): void {
    checks.stop();
    alarms.stop();
    for (const stream of streams.all()) streams.end(stream);
  }

  return { admit, add, endSession, send, sendArchive, endMissed, count: streams.count, close };
}

function sendTo({ line }: AlarmStream, change: Change): void {
  if (change === 'alarm') line.send('alarm');
  else line.send('archive', String(change));
}
