import { todayInKorea } from '@contract/dates';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { type DeliveryCountTable, type DeliveryTable, type Tables } from '../../db/tables';
import { HOUR, MINUTE } from '../durations';
import { type Expiry } from '../jobs/housekeeping';
import { RETENTION } from '../jobs/retention';
import { type WaitingDeliveries } from '../metrics';

export type Delivery = Selectable<DeliveryTable>;
export type Channel = Delivery['channel'];
const CHANNELS: readonly Channel[] = ['MAIL', 'PUSH'];

export interface NewDelivery {
  channel: Channel;
  /** Names what composes it. */
  kind: string;
  /** Whose it is; its withdrawal deletes the row. */
  memberId?: number;
  /** The device of a push. */
  deviceId?: number;
  /** What is requested again under the same key joins the waiting row. */
  key?: string;
  /** What it is about, where several requests join. */
  items?: readonly string[];
  payload?: object;
  /** Before those that are not; true unless it is false. */
  urgent?: boolean;
  at: Date;
  /** At once, unless given. */
  dueAt?: Date;
}

/** How long a claimed row belongs to its process. A sender may take half of it. */
const LEASE = 10 * MINUTE;
/** A claimed row is not begun with less of its lease left: the longest sending must end within it. */
export const NEEDED_LEASE = 6 * MINUTE;
/** Rows of one claim. */
const BATCH = 20;
const TRIES = 12;
/** What came while the row was being sent waits that long. */
const NEXT_AFTER: Readonly<Record<Channel, number>> = { MAIL: 15 * MINUTE, PUSH: MINUTE };

/** Requests a delivery in the transaction of its cause (outbox pattern, D174). */
export const requestDelivery = (db: Kysely<Tables>, delivery: NewDelivery): Promise<void> =>
  requestDeliveries(db, [delivery]);

/**
 * Requests deliveries, each of another key, by one statement: in the order of their keys, so that two transactions do not
 * wait for each other. New items come first, and do not hasten a row that
 * is retried.
 */
export async function requestDeliveries(db: Kysely<Tables>, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  await sql`
    insert into delivery as waiting (channel, kind, member_id, device_id, key, items, payload, urgent, created_at, due_at)
      select channel, kind, member_id, device_id, key, array(select jsonb_array_elements_text(items)), payload, urgent, at, due_at
        from jsonb_to_recordset(${JSON.stringify(deliveries.map(toRequest))}::jsonb) as requested (
          channel text, kind text, member_id bigint, device_id bigint, key text, items jsonb, payload jsonb, urgent boolean,
          at timestamptz, due_at timestamptz
        )
        order by key
      on conflict (key) do update set
        items = (select array(
          select item from unnest(excluded.items || waiting.items) with ordinality as one (item, place)
            group by item order by min(place) limit 100
        )),
        due_at = case when waiting.attempts = 0 then least(waiting.due_at, excluded.due_at) else waiting.due_at end
  `.execute(db);
}

const toRequest = (delivery: NewDelivery) => ({
  channel: delivery.channel,
  kind: delivery.kind,
  member_id: delivery.memberId ?? null,
  device_id: delivery.deviceId ?? null,
  key: delivery.key ?? null,
  items: delivery.items ?? [],
  payload: delivery.payload ?? {},
  urgent: delivery.urgent ?? true,
  at: delivery.at,
  due_at: delivery.dueAt ?? delivery.at,
});

/**
 * Claims due rows, urgent ones first, then the oldest: other processes skip them until the lease ends. Rows that are more
 * than a day late are left to `deleteLateDeliveries`.
 */
export async function claimDeliveries(db: Kysely<Tables>, channel: Channel, now: number): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    update delivery set claimed_until = ${new Date(now + LEASE)}, attempts = attempts + 1
      where id in (
        select id from delivery
          where channel = ${channel} and failed_at is null and due_at <= ${new Date(now)}
            and due_at > ${new Date(now - RETENTION.unsentDelivery)}
            and (claimed_until is null or claimed_until <= ${new Date(now)})
          order by urgent desc, due_at, id limit ${sql.lit(BATCH)}
          for update skip locked
      )
      returning *
  `.execute(db);
  return rows.sort(
    (one, other) => Number(other.urgent) - Number(one.urgent) || Number(one.due_at) - Number(other.due_at),
  );
}

/** The row of this claim: a sender whose lease has ended changes nothing. */
const isOfClaim = ({ id, attempts }: Delivery) =>
  sql<boolean>`id = ${id} and attempts = ${attempts} and claimed_until is not null`;
const ofClaim = (db: Kysely<Tables>, claimed: Delivery) => db.updateTable('delivery').where(isOfClaim(claimed));

/** Returns a claimed row that was not begun; the try is not counted. */
export async function giveBackDelivery(db: Kysely<Tables>, claimed: Delivery): Promise<void> {
  await ofClaim(db, claimed)
    .set({ claimed_until: null, attempts: claimed.attempts - 1 })
    .execute();
}

/** Puts a claimed row off that may not be sent yet; the try is not counted. */
export async function putOffDelivery(db: Kysely<Tables>, claimed: Delivery, dueAt: Date): Promise<void> {
  await ofClaim(db, claimed)
    .set({ claimed_until: null, attempts: claimed.attempts - 1, due_at: dueAt })
    .execute();
}

/**
 * Ends a claimed row: deletes it, unless items have joined it meanwhile, which then wait a quarter of an hour, a push a
 * minute. What was sent is counted by the same statement.
 * @returns false when the row is another process's by now, or gone
 */
export async function endDelivery(
  db: Kysely<Tables>,
  claimed: Delivery,
  { isSent, now }: { isSent: boolean; now: number },
): Promise<boolean> {
  const { channel, items } = claimed;
  const deleted = sql`delete from delivery where ${isOfClaim(claimed)} and items <@ ${items}::text[] returning id`;
  const kept = sql`
    update delivery set
      items = array(
        select item from unnest(items) with ordinality as one (item, place)
          where item <> all(${items}::text[]) order by place
      ),
      claimed_until = null, attempts = 0, due_at = ${new Date(now + NEXT_AFTER[channel])}
      where ${isOfClaim(claimed)} and not items <@ ${items}::text[]
      returning id
  `;
  const end = (change: RawBuilder<unknown>) => (isSent ? countedIn(change, channel, 'SENT', now) : change).execute(db);
  // Two statements: items may join between them, and the second one sees them.
  return (await end(deleted)).rows.length > 0 || (await end(kept)).rows.length > 0;
}

/** Counts the row that a statement ends, for the figures of its day in Seoul: rows of the queue do not stay (D179). */
const countedIn = (
  change: RawBuilder<unknown>,
  channel: Channel,
  result: DeliveryCountTable['result'],
  now: number,
) => sql`
  with ended as (${change}), counted as (
    insert into delivery_count (day, channel, result, count)
      select ${todayInKorea(now)}::date, ${channel}, ${result}, 1 from ended
      on conflict (day, channel, result) do update set count = delivery_count.count + 1
  )
  select id from ended
`;

/** Why a delivery failed. */
export interface Failure {
  /** Names the failure, without an address. */
  code: string;
  /** It would fail again: the row is given up at once. */
  isFinal: boolean;
  /** The recipient's address has refused it for good. */
  isBounce?: boolean;
  /** It is not repeated earlier. */
  notBefore?: Date;
}

/** Puts a claimed row off after a failure, or gives it up: then its key, items and payload go, and it is counted. */
export async function failDelivery(db: Kysely<Tables>, claimed: Delivery, failure: Failure, now: number) {
  const { code, isFinal, isBounce, notBefore } = failure;
  if (isFinal || claimed.attempts >= TRIES) {
    const givenUp = sql`
      update delivery
        set failed_at = ${new Date(now)}, code = ${code}, key = null, items = '{}', payload = '{}', claimed_until = null
        where ${isOfClaim(claimed)}
        returning id
    `;
    await countedIn(givenUp, claimed.channel, isBounce ? 'BOUNCED' : 'FAILED', now).execute(db);
    return;
  }
  const dueAt = new Date(Math.max(now + waitAfter(claimed.attempts), notBefore?.getTime() ?? 0));
  await ofClaim(db, claimed).set({ code, claimed_until: null, due_at: dueAt }).execute();
}

/** 1, 2, 4 … 256 minutes after the first nine tries, then 6 hours: twelve tries take 20 hours. */
const waitAfter = (attempts: number) => (attempts <= 9 ? 2 ** (attempts - 1) * MINUTE : 6 * HOUR);

/** How many deliveries of each channel wait, and how late the oldest is. */
export async function readWaitingDeliveries(db: Kysely<Tables>, now: number): Promise<WaitingDeliveries[]> {
  const rows = await db
    .selectFrom('delivery')
    .select(({ fn }) => ['channel', fn.countAll<number>().as('waiting'), fn.min('due_at').as('oldest')])
    .where('failed_at', 'is', null)
    .groupBy('channel')
    .execute();
  const found = new Map(rows.map((row) => [row.channel, row]));
  return CHANNELS.map((channel) => {
    const { waiting = 0, oldest } = found.get(channel) ?? {};
    const late = oldest ? now - oldest.getTime() : 0;
    return { channel: channel.toLowerCase(), waiting, oldestSeconds: Math.max(0, late / 1_000) };
  });
}

/** Deletes rows that are a day late, as after an outage or a restored backup, and given up ones after a week. */
export const deleteLateDeliveries: Expiry = async (db, at) => {
  const { numDeletedRows } = await db
    .deleteFrom('delivery')
    .where((eb) =>
      eb.or([
        eb('failed_at', '<=', new Date(at.getTime() - RETENTION.failedDelivery)),
        eb.and([
          eb('failed_at', 'is', null),
          eb('due_at', '<=', new Date(at.getTime() - RETENTION.unsentDelivery)),
          eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', at)]),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
