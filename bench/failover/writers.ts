import { setTimeout as sleep } from 'node:timers/promises';
import { callOver } from '../../server/app/testing/callOver';
import { type TestMember } from '../../server/app/testing/member';

const WRITERS = 20;
/** Milliseconds between two writes of one writer, and after a refusal. */
const PAUSE = { written: 20, refused: 100 };

export interface Outcome {
  /** Contents of the comments whose request was answered with 200. */
  acknowledged: readonly string[];
  /** Milliseconds: the longest time without an acknowledged write. */
  longestGap: number;
  /** Milliseconds: the longest that one call took, whatever its response. */
  slowestCall: number;
  /** Number of responses with 503 and Retry-After. */
  unavailable: number;
  /** Number of each other failure, such as a broken connection. */
  others: ReadonlyMap<string, number>;
}

/** Twenty writers that comment on a post until they are stopped. */
export function startWriters(origin: string, { token }: TestMember, project: number) {
  const call = callOver(origin);
  const others = new Map<string, number>();
  const acknowledged: string[] = [];
  let [longestGap, slowestCall, unavailable] = [0, 0, 0];
  let lastWrite = performance.now();
  let ended = false;

  async function write(content: string): Promise<boolean> {
    const begun = performance.now();
    const path = `/api/projects/${project}/comments`;
    const result = await call('POST', path, { token, json: { content } }).then(
      ({ code, headers }) => (code === 503 && headers['retry-after'] ? 'unavailable' : String(code)),
      () => 'no response',
    );
    const now = performance.now();
    slowestCall = Math.max(slowestCall, now - begun);
    if (result === '200') {
      longestGap = Math.max(longestGap, now - lastWrite);
      lastWrite = now;
      acknowledged.push(content);
    } else if (result === 'unavailable') unavailable += 1;
    else others.set(result, (others.get(result) ?? 0) + 1);
    return result === '200';
  }

  async function writeOn(writer: number) {
    for (let turn = 0; !ended; turn += 1) {
      const written = await write(`${writer}번이 ${turn}번째로 썼어요.`);
      await sleep(written ? PAUSE.written : PAUSE.refused);
    }
  }
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeOn(writer)));

  return {
    /** Waits until `count` more writes are acknowledged. @throws Error when that takes longer than the limit */
    async more(count: number, limit: number) {
      const wanted = acknowledged.length + count;
      const deadline = performance.now() + limit;
      while (acknowledged.length < wanted) {
        if (performance.now() > deadline) throw new Error(`No ${count} writes in ${limit / 1_000} s.`);
        await sleep(50);
      }
    },
    async end(): Promise<Outcome> {
      ended = true;
      await writers;
      return { acknowledged, longestGap, slowestCall, unavailable, others };
    },
  };
}
