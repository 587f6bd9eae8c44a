import { addDays } from '@contract/dates';
import { type FigureName, type NumbersQuery, type NumberUnit } from '@contract/operator';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { type Tables } from '../../db/tables';

export type NumbersRepository = ReturnType<typeof createNumbersRepository>;

/** One figure of one period: its value, and how many people are behind it. */
export interface FigureValue {
  /** The first day, `YYYY-MM-DD`. */
  start: string;
  value: number | null;
  people: number;
}

/** Rows a figure is made of: each with an instant, and with whose it is. */
interface Source {
  at: string;
  person: string;
  rows: RawBuilder<unknown>;
  /** A duration in seconds per row: the figure is its median in this unit. */
  median?: { seconds: string; unit: number };
}

const HOUR = 3_600;
const ANSWERED = sql`project_application where status in ('ACCEPTED', 'DECLINED')`;
const TEAMS = sql`archive join archive_member on archive_id = archive.id
  where hidden_at is null and published_at is not null and consent = 'CONFIRMED'`;
const MEASURES = sql`operator_log where action in ('DISMISS', 'HIDE', 'RESTORE', 'WARN', 'SUSPEND', 'UNSUSPEND')`;

/** Stored facts; what was deleted is not counted (D137). `active` has tables of its own, `publishDays` the people of `archives`. */
const SOURCES: Record<Exclude<FigureName, 'active' | 'archives' | 'publishDays'>, Source> = {
  joined: { rows: sql`member where true`, at: 'created_at', person: 'id' },
  posts: { rows: sql`project where true`, at: 'created_at', person: 'writer_id' },
  applications: { rows: sql`project_application where true`, at: 'created_at', person: 'member_id' },
  accepted: { rows: sql`project_application where status = 'ACCEPTED'`, at: 'answered_at', person: 'member_id' },
  answerHours: {
    ...{ rows: ANSWERED, at: 'answered_at', person: 'member_id' },
    median: { seconds: 'extract(epoch from answered_at - created_at)', unit: HOUR },
  },
  reports: { rows: sql`report where true`, at: 'created_at', person: 'reporter_id' },
  measures: { rows: MEASURES, at: 'at', person: 'member_id' },
};

/** The figures of the desk, by periods of Korea. */
export function createNumbersRepository(db: Kysely<Tables>) {
  const read = async (query: RawBuilder<FigureValue>): Promise<FigureValue[]> => (await query.execute(db)).rows;

  return {
    /** A figure of every period that has anything of it. */
    figure(name: FigureName, query: NumbersQuery): Promise<FigureValue[]> {
      if (name === 'active') return read(activeMembers(query));
      if (name === 'archives' || name === 'publishDays') return read(publishedArchives(name, query));
      return read(countRows(SOURCES[name], query));
    },
  };
}

/** Grouped by person first: a hash of the groups is quicker than a sort of all rows. */
function countRows({ at, person, rows, median }: Source, query: NumbersQuery): RawBuilder<FigureValue> {
  const period = startOf(query.unit, at);
  const source = sql`${rows} and ${isWithin(at, query)}`;
  if (median) {
    return sql`
      select start, ${medianOf('seconds', median.unit)} as value, count(distinct person)::int as people
        from (select ${period} as start, ${sql.raw(median.seconds)} as seconds, ${sql.raw(person)} as person from ${source}) as found
        group by start
    `;
  }
  return sql`
    select start, sum(n)::float8 as value, count(*)::int as people
      from (select ${period} as start, ${sql.raw(person)} as person, count(*) as n from ${source} group by 1, 2) as found
      group by start
  `;
}

/** Archives as their teams have published them; people are the confirmed members. */
function publishedArchives(name: 'archives' | 'publishDays', query: NumbersQuery): RawBuilder<FigureValue> {
  const days = medianOf('seconds', 24 * HOUR);
  return sql`
    with teams as (
      select archive.id, ${startOf(query.unit, 'published_at')} as start, member_id,
          extract(epoch from published_at - archive.created_at) as seconds
        from ${TEAMS} and ${isWithin('published_at', query)}
    )
    select start, ${name === 'archives' ? sql`count(*)::float8` : days} as value,
        (select count(distinct member_id)::int from teams where teams.start = archives.start) as people
      from (select distinct id, start, seconds from teams) as archives group by start
  `;
}

/** Who logged in or renewed a token; of ended periods only how many. */
function activeMembers({ unit, from, to }: NumbersQuery): RawBuilder<FigureValue> {
  return sql`
    select start::text as start, members::float8 as value, members as people from active_count
      where unit = ${unit} and start between ${from}::date and ${to}::date
    union all
    select start::text, count(*)::float8, count(*)::int from active_member
      where unit = ${unit} and start between ${from}::date and ${to}::date group by start
  `;
}

const startOf = (unit: NumberUnit, at: string) =>
  sql`date_trunc(${sql.lit(unit.toLowerCase())}, ${sql.raw(at)} at time zone 'Asia/Seoul')::date::text`;

const medianOf = (seconds: string, unit: number) =>
  sql`round((percentile_cont(0.5) within group (order by ${sql.raw(seconds)}) / ${sql.lit(unit)})::numeric, 1)::float8`;

const midnight = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Seoul')`;

/** From the first day until the end of the last. */
const isWithin = (at: string, { from, to }: NumbersQuery) =>
  sql`${sql.raw(at)} >= ${midnight(from)} and ${sql.raw(at)} < ${midnight(addDays(to, 1))}`;
