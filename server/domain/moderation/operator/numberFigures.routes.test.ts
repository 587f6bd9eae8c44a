import { addDays } from '@contract/dates';
import {
  DELIVERY_FIGURE_LABELS,
  FIGURES,
  type DeliveryFigure,
  type Figure,
  type FigureName,
  type Figures,
  type NumberUnit,
} from '@contract/operator';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { insertArchive, insertMember, insertProject } from '../../../db/testing/rows';
import { DAY, HOUR } from '../../../lib/durations';
import { seededRandom } from '../../../lib/seededRandom';

/** The offset of Seoul from UTC, which is constant. */
const SEOUL = 9 * HOUR;
const [FROM, TO] = ['2026-02-20', '2026-03-15'];
/** Midnights in Seoul: of a day, a Monday, a month, and both ends of the requested period. */
const BORDERS = ['2026-02-20', '2026-02-23', '2026-03-01', '2026-03-02', '2026-03-16'].map(
  (day) => Date.parse(`${day}T00:00:00Z`) - SEOUL,
);

/** A row that a figure counts: when, by whom, and for a median how long it took. */
interface Fact {
  at: number;
  person: number;
  /** In the unit of the median. */
  took?: number;
}

let server: TestServer;
let operator: TestMember;
let people: number[];
const facts = Object.fromEntries(FIGURES.map((name) => [name, [] as Fact[]])) as Record<FigureName, Fact[]>;
const delivered = Object.fromEntries(
  Object.keys(DELIVERY_FIGURE_LABELS).map((name) => [name, [] as { at: number; count: number }[]]),
) as Record<DeliveryFigure, { at: number; count: number }[]>;
const random = seededRandom(137);

/** An instant on, just before or just after a border, or anywhere between. */
const someInstant = () =>
  random.chance(50)
    ? random.pick(BORDERS) + random.pick([-1, 0, 1])
    : random.between(BORDERS[0]! - DAY, BORDERS.at(-1)! + DAY);

beforeAll(async () => {
  server = await startServer();
  operator = await operatorOn(server);
  people = [];
  for (let number = 0; number < 12; number += 1) people.push(await join());
  for (let number = 0; number < 120; number += 1) await post();
  for (let number = 0; number < 25; number += 1) await archive();
  for (let number = 0; number < 60; number += 1) await report(number);
  for (let number = 0; number < 60; number += 1) await measure();
  await beActive();
  for (const of of DELIVERIES) await deliver(of);
});
afterAll(() => server.close());

/** Counts deliveries on the days around the borders. */
async function deliver([name, channel, result]: (typeof DELIVERIES)[number]): Promise<void> {
  const days = new Set(BORDERS.flatMap((at) => [at - DAY, at]));
  for (const at of days) {
    const count = random.between(1, 9);
    const day = startOf('DAY', at);
    await server.db.insertInto('delivery_count').values({ day, channel, result, count }).execute();
    delivered[name].push({ at, count });
  }
}

async function join(): Promise<number> {
  const at = someInstant();
  const person = await insertMember(server.db, { created_at: new Date(at) });
  facts.joined.push({ at, person });
  return person;
}

/** Inserts a post, and an application to it by another member, answered or not. */
async function post(): Promise<void> {
  const [writer, person] = random.some(people, 2) as [number, number];
  const at = someInstant();
  const project = await insertProject(server.db, writer, { created_at: new Date(at) });
  facts.posts.push({ at, person: writer });
  const took = random.between(0, 200);
  const status = random.pick(['PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const);
  const answered = someInstant();
  const sent = answered - took * HOUR;
  await server.db
    .insertInto('project_application')
    .values({
      project_id: project,
      member_id: person,
      role: 'PM',
      status,
      message: '함께 만들고 싶어서 지원해요.',
      created_at: new Date(sent),
      reason: status === 'DECLINED' ? 'SKILL' : null,
      note: null,
      answered_at: status === 'PENDING' ? null : new Date(answered),
    })
    .execute();
  facts.applications.push({ at: sent, person });
  if (status === 'ACCEPTED') facts.accepted.push({ at: answered, person });
  if (status === 'ACCEPTED' || status === 'DECLINED') facts.answerHours.push({ at: answered, person, took });
}

/** Inserts an archive of two to five members; one in five is hidden, one in five not published. */
async function archive(): Promise<void> {
  const team = random.some(people, random.between(2, 5)) as [number, ...number[]];
  const at = someInstant();
  const took = random.between(0, 30);
  const created_at = new Date(at - took * DAY);
  const hiding = random.chance(20) ? { hidden_at: new Date(), hidden_by: 'AUTO' as const } : {};
  const published_at = random.chance(80) ? new Date(at) : null;
  await insertArchive(server.db, team, { published_at, created_at, ...hiding });
  if (!published_at || 'hidden_at' in hiding) return;
  facts.archives.push(...team.map((person) => ({ at, person, took: 1 / team.length })));
  facts.publishDays.push(...team.map((person, index) => ({ at, person, ...(index === 0 && { took }) })));
}

async function report(target: number): Promise<void> {
  const [reporter, reported] = random.some(people, 2) as [number, number];
  const at = someInstant();
  await server.db
    .insertInto('report')
    .values({
      reporter_id: reporter,
      reported_id: reported,
      target: 'PROJECT',
      target_id: target,
      post_id: target,
      type: 'SPAM',
      content: '',
      reported_text: '글',
      created_at: new Date(at),
    })
    .execute();
  facts.reports.push({ at, person: reporter });
}

const MEASURES = ['DISMISS', 'HIDE', 'RESTORE', 'WARN', 'SUSPEND', 'UNSUSPEND'] as const;

async function measure(): Promise<void> {
  const at = someInstant();
  const person = random.pick(people);
  const action = random.pick([...MEASURES, 'CLOSE', 'AUTO_HIDE'] as const);
  const row = { at: new Date(at), actor: 'COMMAND', actor_id: null, member_id: person } as const;
  await server.db
    .insertInto('operator_log')
    .values({ ...row, action })
    .execute();
  if (MEASURES.some((one) => one === action)) facts.measures.push({ at, person });
}

/** Inserts active members of current periods, and counts of ended ones. */
async function beActive(): Promise<void> {
  for (const unit of ['DAY', 'WEEK', 'MONTH'] as const) {
    const starts = new Set(BORDERS.slice(1, 4).map((at) => startOf(unit, at)));
    const [over, ...lasting] = [...starts];
    await server.db.insertInto('active_count').values({ unit, start: over!, members: 7 }).execute();
    for (const start of lasting) {
      const rows = random.some(people, 6).map((member_id) => ({ unit, start, member_id }));
      await server.db.insertInto('active_member').values(rows).execute();
    }
  }
}

/** The first day of the period of an instant, in Seoul. */
function startOf(unit: NumberUnit, at: number): string {
  const seoul = new Date(at + SEOUL);
  if (unit === 'MONTH') seoul.setUTCDate(1);
  if (unit === 'WEEK') seoul.setUTCDate(seoul.getUTCDate() - ((seoul.getUTCDay() + 6) % 7));
  return seoul.toISOString().slice(0, 10);
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

const isMedian = (name: FigureName) => name === 'answerHours' || name === 'publishDays';

function figureOf(name: FigureName, found: readonly Fact[]): Figure {
  const count = new Set(found.map(({ person }) => person)).size;
  if (count === 0) return { value: isMedian(name) ? null : 0, few: false };
  if (count < 5) return { value: null, few: true };
  const took = found.flatMap((fact) => fact.took ?? []);
  if (isMedian(name)) return { value: medianOf(took), few: false };
  return {
    value: name === 'archives' ? Math.round(took.reduce((sum, one) => sum + one, 0)) : found.length,
    few: false,
  };
}

const get = async (unit: NumberUnit) =>
  (
    await server.call<Figures>('GET', `/api/admin/numbers?unit=${unit}&from=${FROM}&to=${TO}`, {
      token: operator.token,
    })
  ).data.rows;

/** The first days of every period that overlaps the requested one. */
function startsOf(unit: NumberUnit): string[] {
  const starts = new Set<string>();
  for (let day = FROM; day <= TO; day = addDays(day, 1))
    starts.add(startOf(unit, Date.parse(`${day}T00:00:00Z`) - SEOUL));
  return [...starts];
}

/** The figures of deliveries, with what they count. */
const DELIVERIES = [
  ['mailsSent', 'MAIL', 'SENT'],
  ['mailsFailed', 'MAIL', 'FAILED'],
  ['mailsBounced', 'MAIL', 'BOUNCED'],
  ['pushesSent', 'PUSH', 'SENT'],
  ['pushesFailed', 'PUSH', 'FAILED'],
] as const;

describe.each(['DAY', 'WEEK', 'MONTH'] as const)('by %s', (unit) => {
  it.each(DELIVERIES)('adds up %s, and withholds no small number', async (name) => {
    const rows = await get(unit);
    const expected = startsOf(unit).map((start) => {
      const value = delivered[name].reduce((sum, { at, count }) => sum + (startOf(unit, at) === start ? count : 0), 0);
      return [start, { value, few: false }];
    });
    expect(rows.map((row) => [row.start, row[name]])).toEqual(expected);
  });

  it.each(FIGURES.filter((name) => name !== 'active' && !Object.hasOwn(DELIVERY_FIGURE_LABELS, name)))(
    'counts %s like a plain computation in the test',
    async (name) => {
      const rows = await get(unit);
      const expected = startsOf(unit).map((start) => {
        const found = facts[name].filter(({ at }) => startOf(unit, at) === start);
        return [start, figureOf(name, found)];
      });
      expect(rows.map((row) => [row.start, row[name]])).toEqual(expected);
    },
  );

  it('counts active members, also of ended periods', async () => {
    const rows = await get(unit);
    const borders = [...new Set(BORDERS.slice(1, 4).map((at) => startOf(unit, at)))];
    const expected = startsOf(unit).map((start) => {
      const index = borders.indexOf(start);
      const value = index < 0 ? 0 : 6;
      return [start, { value: index === 0 ? 7 : value, few: false }];
    });
    expect(rows.map((row) => [row.start, row.active])).toEqual(expected);
  });
});

it('covers figures with no, few and many people', async () => {
  const figures = (await get('DAY')).flatMap((row) => FIGURES.map((name) => row[name]));
  const kinds = figures.map(({ value, few }) => (few ? 'few' : Number(value ?? 0) > 0));
  expect(new Set(kinds)).toEqual(new Set(['few', true, false]));
});
