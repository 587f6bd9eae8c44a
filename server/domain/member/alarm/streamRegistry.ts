import { type EventStream } from '../../../lib/http/eventStream';

/** The member of a stream, and the token and session it depends on. */
export interface StreamOwner {
  memberId: number;
  sessionId: string;
  address: string;
  /** When the token it was opened with expires, in epoch milliseconds. */
  expiresAt: number;
}

export interface AlarmStream extends StreamOwner {
  line: EventStream;
  /** The tick of a round in which it gets its heartbeat and check. */
  turn: number;
  /** Messages may have been lost while the connection to the database was down. */
  missed: boolean;
}

export type StreamRegistry = ReturnType<typeof createStreamRegistry>;

/** The open streams of this process, indexed by member and counted by address. */
export function createStreamRegistry() {
  const streams = new Set<AlarmStream>();
  const byMember = new Map<number, Set<AlarmStream>>();
  const perAddress = new Map<string, number>();

  const countOf = (address: string): number => perAddress.get(address) ?? 0;

  function add(stream: AlarmStream): void {
    const { memberId, address } = stream;
    streams.add(stream);
    byMember.set(memberId, (byMember.get(memberId) ?? new Set()).add(stream));
    perAddress.set(address, countOf(address) + 1);
  }

  /** Removes a stream; does nothing if it was removed before. */
  function remove(stream: AlarmStream): void {
    if (!streams.delete(stream)) return;
    const { memberId, address } = stream;
    const own = byMember.get(memberId);
    own?.delete(stream);
    if (own?.size === 0) byMember.delete(memberId);
    const left = countOf(address) - 1;
    if (left > 0) perAddress.set(address, left);
    else perAddress.delete(address);
  }

  /** Removes a stream and ends its response. */
  function end(stream: AlarmStream): void {
    remove(stream);
    stream.line.end();
  }

  return {
    add,
    remove,
    end,
    countOf,
    count: () => streams.size,
    /** A copy, so that streams may be ended during the iteration. */
    all: (): AlarmStream[] => [...streams],
    /** The streams of a member, oldest first; a copy, too. */
    ofMember: (memberId: number): AlarmStream[] => [...(byMember.get(memberId) ?? [])],
  };
}
