import { APPLICATION_STATUS_LABELS, DECLINE_REASONS } from '@contract/application';
import { NOTICE_KINDS, type NoticeKind } from '@contract/notice';
import { ACTIVITY_TIMES, CLOSED_REASONS, PROJECT_STATUSES, WEEKLY_HOURS } from '@contract/project';
import { LEAVE_REASONS, MOODS } from '@contract/team';
import { type Insertable } from 'kysely';
import { createTestDatabase } from '../app/testing/database';
import { type Database } from './connect';
import { type Tables } from './tables';
import { insertArchive, insertMember, insertProject } from './testing/rows';
import { withdraw } from './testing/withdraw';

let database: Database;
let leader: number;
let member: number;
let post: number;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  leader = await insertMember(database.db);
  member = await insertMember(database.db);
  post = await insertProject(database.db, leader, { personnel: 2, roles: ['PM', 'BACK_END'] });
});
afterAll(() => database.close());

const refused = (constraint: string) => expect.objectContaining({ constraint }) as Error;
const at = new Date();

const change = (set: object) => database.db.updateTable('project').set(set).where('id', '=', post).execute();
const join = (member_id: number, role: 'PM' | 'BACK_END' | 'BX_DESIGN' = 'PM') =>
  database.db.insertInto('project_member').values({ project_id: post, member_id, role }).execute();
const seats = (counts: Record<string, number>) =>
  database.db
    .insertInto('project_seat')
    .values(Object.entries(counts).map(([role, count]) => ({ project_id: post, role: role as 'PM', count })))
    .execute();
const takenOf = async () =>
  (
    await database.db
      .selectFrom('project_seat')
      .select('taken')
      .where('project_id', '=', post)
      .orderBy('role')
      .execute()
  ).map(({ taken }) => taken);
const filled = async () =>
  (await database.db.selectFrom('project').select('filled').where('id', '=', post).executeTakeFirstOrThrow()).filled;

describe('a post', () => {
  it('accepts every code of the contract', async () => {
    for (const weekly_hours of WEEKLY_HOURS) await change({ weekly_hours, times: [...ACTIVITY_TIMES] });
    for (const closed_reason of CLOSED_REASONS) await change({ closed: true, closed_reason });
    for (const status of PROJECT_STATUSES) await change({ status });
    await expect(change({ times: ['NOON'] })).rejects.toEqual(refused('project_times_known'));
  });

  it('is closed if and only if it has a reason, and must be closed unless its project is active', async () => {
    await expect(change({ closed: true })).rejects.toEqual(refused('project_closed_with_reason'));
    await expect(change({ closed_reason: 'FULL' })).rejects.toEqual(refused('project_closed_with_reason'));
    await expect(change({ status: 'DONE' })).rejects.toEqual(refused('project_ended_closed'));
  });

  it('counts the members who have joined, up to the number of positions', async () => {
    await join(member);
    expect(await filled()).toBe(1);
    await join(await insertMember(database.db));
    await expect(join(await insertMember(database.db))).rejects.toEqual(refused('project_filled_places'));
    await database.db.deleteFrom('project_member').where('member_id', '=', member).execute();
    expect(await filled()).toBe(1);
    await expect(join(leader)).rejects.toEqual(refused('project_leader_seat'));
  });
});

describe('seats', () => {
  it('count the members who took them, up to their number', async () => {
    await seats({ BACK_END: 1, PM: 1 });
    await join(member);
    expect(await takenOf()).toEqual([0, 1]);
    await expect(join(await insertMember(database.db))).rejects.toEqual(refused('project_seat_taken_range'));
    await expect(join(await insertMember(database.db), 'BX_DESIGN')).rejects.toEqual(refused('project_member_seat'));
  });

  it('must add up to the positions and belong to the sought roles', async () => {
    await expect(seats({ PM: 1 })).rejects.toEqual(refused('project_seats_sum'));
    await expect(seats({ PM: 1, BX_DESIGN: 1 })).rejects.toEqual(refused('project_seats_sum'));
    await seats({ BACK_END: 1, PM: 1 });
    await expect(change({ personnel: 3 })).rejects.toEqual(refused('project_seats_sum'));
  });
});

type Application = Insertable<Tables['project_application']>;

describe('applications', () => {
  const apply = (overrides: Partial<Application> = {}) => {
    const sent = { role: 'PM' as const, message: '매주 함께할 수 있어요.', created_at: at };
    const row = { project_id: post, member_id: member, ...sent, reason: null, note: null, answered_at: null };
    return database.db
      .insertInto('project_application')
      .values({ ...row, ...overrides })
      .execute();
  };

  it('are pending once per post and member', async () => {
    await apply();
    await apply({ status: 'WITHDRAWN', answered_at: at });
    await expect(apply()).rejects.toEqual(refused('project_application_waiting'));
  });

  it('have a reason if and only if they are declined, and a note if and only if it is OTHER', async () => {
    for (const reason of DECLINE_REASONS) {
      await apply({ status: 'DECLINED', answered_at: at, reason, note: reason === 'OTHER' ? '다음에요.' : null });
    }
    for (const status of Object.keys(APPLICATION_STATUS_LABELS) as (keyof typeof APPLICATION_STATUS_LABELS)[]) {
      if (status === 'DECLINED' || status === 'PENDING') continue;
      await apply({ status, answered_at: at });
      await expect(apply({ status, answered_at: at, reason: 'FULL' })).rejects.toEqual(
        refused('project_application_reason'),
      );
    }
    await expect(apply({ status: 'DECLINED', answered_at: at })).rejects.toEqual(refused('project_application_reason'));
    await expect(apply({ status: 'ACCEPTED' })).rejects.toEqual(refused('project_application_answered'));
    await expect(apply({ message: '짧아요' })).rejects.toEqual(refused('project_application_message_length'));
  });

  it('of withdrawn members are refused', async () => {
    await withdraw(database.db, member);
    await expect(apply()).rejects.toEqual(refused('member_present'));
  });
});

it('stores one check-in per post, member and Monday', async () => {
  const line = { project_id: post, member_id: member, text: '했어요.', updated_at: at };
  const add = (week: string, mood = MOODS[0]!) =>
    database.db
      .insertInto('check_in')
      .values({ ...line, week, mood })
      .execute();
  await add('2026-11-23');
  await expect(add('2026-11-23')).rejects.toEqual(refused('check_in_pkey'));
  await expect(add('2026-11-24')).rejects.toEqual(refused('check_in_monday'));
});

it('requires a reason for members who left, and a note for members who were removed', async () => {
  const add = (row: Pick<Insertable<Tables['project_departure']>, 'kind' | 'reason' | 'note'>) =>
    database.db
      .insertInto('project_departure')
      .values({ project_id: post, member_id: member, departed_at: at, ...row })
      .execute();
  for (const reason of LEAVE_REASONS) await add({ kind: 'LEFT', reason, note: reason === 'OTHER' ? '이유' : null });
  await add({ kind: 'REMOVED', reason: null, note: '이유' });
  await expect(add({ kind: 'LEFT', reason: null, note: null })).rejects.toEqual(refused('project_departure_reason'));
  await expect(add({ kind: 'REMOVED', reason: null, note: null })).rejects.toEqual(refused('project_departure_note'));
});

describe('notices', () => {
  const EMPTY = { comment_id: null, role: null, reason: null, note: null, count: null, read_at: null, created_at: at };
  const add = (overrides: Partial<Insertable<Tables['notice']>> = {}) =>
    database.db
      .insertInto('notice')
      .values({
        member_id: leader,
        kind: 'COMMENT',
        actor_id: member,
        project_id: post,
        archive_id: null,
        ...EMPTY,
        ...overrides,
      })
      .execute();

  it('accept every kind, and one unread notice of a grouped kind per member and post', async () => {
    const search = { member_id: leader, query: 'roles=PM', mail: 'OFF' as const, push: false, created_at: at };
    const { id } = await database.db
      .insertInto('saved_search')
      .values(search)
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const kind of Object.keys(NOTICE_KINDS) as NoticeKind[])
      await add({ kind, saved_search_id: kind === 'FOUND' ? id : null });
    await expect(add()).rejects.toEqual(refused('notice_joined_project_id'));
    await add({ read_at: at });
    await add({ kind: 'CLOSED' });
  });

  it('are refused about oneself, and dropped for withdrawn members', async () => {
    await expect(add({ actor_id: leader })).rejects.toEqual(refused('notice_of_others'));
    const gone = await insertMember(database.db);
    await withdraw(database.db, gone);
    await add({ member_id: gone });
    const rows = database.db.selectFrom('notice').select('id').where('member_id', '=', gone);
    expect(await rows.execute()).toEqual([]);
  });

  it('are preserved when their post is deleted', async () => {
    await add();
    await database.db.deleteFrom('project').where('id', '=', post).execute();
    const rows = database.db.selectFrom('notice').select('project_id').where('member_id', '=', leader);
    expect(await rows.execute()).toEqual([{ project_id: null }]);
  });
});

it('allows one archive per project', async () => {
  await insertArchive(database.db, [leader, member], { project_id: post });
  await expect(insertArchive(database.db, [leader, member], { project_id: post })).rejects.toEqual(
    refused('archive_of_project'),
  );
});
