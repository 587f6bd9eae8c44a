import { type DeliveryFigure, type FigureName, type NumberUnit } from '@contract/operator';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { type DeliveryCountTable, type Tables } from '../../../db/tables';
import { isNotUndone } from '../measures/operatorLog.repository';

export type NumbersRepository = ReturnType<typeof createNumbersRepository>;

/** Figures of fewer people are withheld; counting stops at this number. */
export const FEWEST = 5;

/** The requested periods, by their first days (`YYYY-MM-DD`). */
export interface Periods {
  unit: NumberUnit;
  starts: readonly string[];
}

/** One figure of one period: its value, and the number of people behind it, counted up to `FEWEST`. */
export interface FigureValue {
  /** The first day, `YYYY-MM-DD`. */
  start: string;
  value: number | null;
  people: number;
}

/** The rows of a figure, each with an instant and a person. */
interface Source {
  at: string;
  person: string;
  rows: RawBuilder<unknown>;
  /** The aggregate over the rows of a period; by default their count. */
  value?: RawBuilder<unknown>;
  /** Rows with the people, if `rows` does not have them; with the same instants. */
  teams?: RawBuilder<unknown>;
}

const HOUR = 3_600;

const medianOf = (seconds: string, unit: number) =>
  sql`round((percentile_cont(0.5) within group (order by ${sql.raw(seconds)}) / ${sql.lit(unit)})::numeric, 1)::float8`;

const ANSWERED = sql`project_application where status in ('ACCEPTED', 'DECLINED')`;
const MEASURES = sql`operator_log where action in ('DISMISS', 'HIDE', 'RESTORE', 'WARN', 'SUSPEND', 'UNSUSPEND')
  and ${isNotUndone('operator_log')}`;
/** Published archives; the people are their confirmed members. */
const ARCHIVES = {
  rows: sql`archive where hidden_at is null`,
  at: 'published_at',
  person: 'member_id',
  teams: sql`archive join archive_member on archive_id = archive.id where hidden_at is null and consent = 'CONFIRMED'`,
};

/** Stored data; deleted content is not counted (D137). `active` has its own tables. */
const SOURCES: Record<Exclude<FigureName, 'active' | DeliveryFigure>, Source> = {
  joined: { rows: sql`member where true`, at: 'created_at', person: 'id' },
  posts: { rows: sql`project where true`, at: 'created_at', person: 'writer_id' },
  applications: { rows: sql`project_application where true`, at: 'created_at', person: 'member_id' },
  accepted: { rows: sql`project_application where status = 'ACCEPTED'`, at: 'answered_at', person: 'member_id' },
  answerHours: {
    rows: ANSWERED,
    at: 'answered_at',
    person: 'member_id',
    value: medianOf('extract(epoch from answered_at - created_at)', HOUR),
  },
  archives: ARCHIVES,
  publishDays: { ...ARCHIVES, value: medianOf('extract(epoch from published_at - created_at)', 24 * HOUR) },
  reports: { rows: sql`report where type <> 'SIGNAL'`, at: 'created_at', person: 'reporter_id' },
  measures: { rows: MEASURES, at: 'at', person: 'member_id' },
};

/** What counts for each figure of deliveries. */
const DELIVERIES: Record<DeliveryFigure, readonly [DeliveryCountTable['channel'], DeliveryCountTable['result']]> = {
  mailsSent: ['MAIL', 'SENT'],
  mailsFailed: ['MAIL', 'FAILED'],
  mailsBounced: ['MAIL', 'BOUNCED'],
  pushesSent: ['PUSH', 'SENT'],
  pushesFailed: ['PUSH', 'FAILED'],
};

const isOfDeliveries = (name: FigureName): name is DeliveryFigure => Object.hasOwn(DELIVERIES, name);

/** The figures of the desk, by periods in Korean time. */
export function createNumbersRepository(db: Kysely<Tables>) {
  return {
    /** A figure for every period; for `active` only periods with stored data. */
    async figure(name: FigureName, periods: Periods): Promise<FigureValue[]> {
      return (await sql<FigureValue>`${queryOf(name, periods)}`.execute(db)).rows;
    },
  };
}

function queryOf(name: FigureName, periods: Periods): RawBuilder<unknown> {
  if (name === 'active') return activeMembers(periods);
  return isOfDeliveries(name) ? countDeliveries(name, periods) : countRows(SOURCES[name], periods);
}

/** Adds up the counts of days; as they are of no person, none is withheld (D179). */
function countDeliveries(name: DeliveryFigure, { unit, starts }: Periods): RawBuilder<unknown> {
  const [channel, result] = DELIVERIES[name];
  return sql`
    select start::text as start, sum(count)::float8 as value, ${sql.lit(FEWEST)} as people
      from unnest(${starts}::date[]) as start join delivery_count
        on day >= start and day < (start + ${`1 ${unit}`}::interval)::date
      where channel = ${channel} and result = ${result}
      group by start
  `;
}

/** Scans one index range per period. */
function countRows(source: Source, { unit, starts }: Periods): RawBuilder<unknown> {
  const { rows, value = sql`count(*)::float8` } = source;
  return sql`
    select start::text as start, value, people from unnest(${starts}::date[]) as start,
      lateral (select start::timestamp at time zone 'Asia/Seoul' as since,
        (start + ${`1 ${unit}`}::interval) at time zone 'Asia/Seoul' as until) as period,
      lateral (select ${value} as value from ${rows} and ${isWithin(source)}) as counted,
      lateral (${peopleOf(source)}) as counted_people
  `;
}

const isWithin = ({ at }: Source) => sql`${sql.raw(at)} >= since and ${sql.raw(at)} < until`;

/** Counts distinct people up to the limit: each subquery ends at its first row. */
function peopleOf(source: Source): RawBuilder<unknown> {
  const { rows, teams = rows, at } = source;
  const person = sql.raw(source.person);
  return sql`
    with recursive found (persons) as (
      select array[]::bigint[]
      union all
      select persons || next.person from found, lateral (
        select ${person} as person from ${teams} and ${isWithin(source)} and ${person} <> all (found.persons)
          order by ${sql.raw(at)} limit 1
      ) as next where cardinality(persons) < ${sql.lit(FEWEST)}
    ) select max(cardinality(persons)) as people from found
  `;
}

/** Members who logged in or renewed a token; for ended periods only their number is stored. */
function activeMembers({ unit, starts }: Periods): RawBuilder<unknown> {
  const isAsked = sql`unit = ${unit} and start = any(${starts}::date[])`;
  return sql`
    select start::text as start, members::float8 as value, members as people from active_count where ${isAsked}
    union all
    select start::text, count(*)::float8, count(*)::int from active_member where ${isAsked} group by start
  `;
}
