import { sql } from 'kysely';
import { type Trx } from '../../../db/tables';
import { requestMails } from '../../../lib/mail/mailDelivery';
import { isQuiet, nextMorning } from '../../../lib/push/quietHours';
import { reachable, requestPushes, windowEnd } from '../../notice';
import { type FoundSearch } from './findNewPosts.repository';

/** Kind of the mails and pushes about new posts of saved searches; their items are `post:<search>:<post>`. */
export const FOUND = 'found';

interface FoundTold {
  found: readonly FoundSearch[];
  /** The searches whose earlier line was still unread: what waits of the others was read. */
  continued: ReadonlySet<number>;
  at: Date;
}

/** Requests the mails and the pushes of these searches (D176). */
export async function requestFound(trx: Trx, { found, continued, at }: FoundTold): Promise<void> {
  await dropRead(
    trx,
    found.filter(({ searchId }) => !continued.has(searchId)),
  );
  await requestFoundMails(trx, found, at);
  await requestPushes(
    trx,
    found
      .filter(({ push }) => push)
      .map(({ searchId, memberId, posts }) => ({
        kind: FOUND,
        tag: foundTag(searchId),
        memberId,
        items: itemsOf(searchId, posts),
        at,
        isApart: true,
      })),
  );
}

/** A device shows one notification of a search. */
export const foundTag = (searchId: number): string => `FOUND:search:${searchId}`;

const itemsOf = (searchId: number, posts: readonly number[]) =>
  posts.slice(0, 100).map((post) => `post:${searchId}:${post}`);

/** One mail a member, a quarter of an hour later or at 08:00. */
async function requestFoundMails(trx: Trx, found: readonly FoundSearch[], at: Date): Promise<void> {
  const reached = await findReached(trx, found, at);
  const mailed = found.filter(({ memberId, mail }) => mail !== 'OFF' && reached.has(memberId));
  const members = [...new Set(mailed.map(({ memberId }) => memberId))];
  await requestMails(
    trx,
    members.map((memberId) => {
      const own = mailed.filter((search) => search.memberId === memberId);
      return {
        kind: FOUND,
        memberId,
        key: keyOf(memberId),
        urgent: false,
        at,
        items: own.flatMap(({ searchId, posts }) => itemsOf(searchId, posts)).slice(0, 100),
        dueAt: dueAt(at, own.some(({ mail }) => mail === 'NOW') ? 'SOON' : 'MORNING'),
      };
    }),
  );
}

const keyOf = (memberId: number) => `found:${memberId}`;

/** Advertising goes by day alone. */
function dueAt(at: Date, due: 'SOON' | 'MORNING'): Date {
  const end = windowEnd(at, due);
  return isQuiet(end) ? nextMorning(end) : end;
}

async function findReached(trx: Trx, found: readonly FoundSearch[], at: Date): Promise<ReadonlySet<number>> {
  const rows = await reachable(trx, at)
    .select('member.id')
    .where('member.id', '=', sql<number>`any(${found.map(({ memberId }) => memberId)}::bigint[])`)
    .where('agreed_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Takes what was read in the bell out of waiting mails and pushes. */
async function dropRead(trx: Trx, searches: readonly FoundSearch[]): Promise<void> {
  if (searches.length === 0) return;
  await sql`
    update delivery
      set items = array(
        select item from unnest(items) as one (item)
          where split_part(item, ':', 2) <> all(${searches.map(({ searchId }) => String(searchId))}::text[])
      )
      where kind = ${FOUND} and failed_at is null
        and member_id = any(${searches.map(({ memberId }) => memberId)}::bigint[])
  `.execute(trx);
}
