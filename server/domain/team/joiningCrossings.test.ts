/** @tier full */
import PQueue from 'p-queue';
import { addDays, todayInKorea } from '@contract/dates';
import { sql } from 'kysely';
import { SHIFTED_EXPIRIES } from '../../app/operations/installHousekeeping';
import { runHousekeeping } from '../../app/testing/housekeeping';
import { type TestMember } from '../../app/testing/member';
import { recruitingOn, type Recruiting } from '../../app/testing/recruiting';
import { startServer, type TestServer } from '../../app/testing/startServer';

/** `JOINING_ROUNDS=200` repeats each test that often. */
const ROUNDS = Number(process.env.JOINING_ROUNDS ?? 12);
/** A round with fifty members takes a second. */
const CROWD_ROUNDS = process.env.JOINING_ROUNDS ? ROUNDS : 1;

let server: TestServer;
let on: Recruiting;
let leader: TestMember;
let members: TestMember[];

beforeAll(async () => {
  server = await startServer();
  on = recruitingOn(server.call);
  leader = await server.member();
  members = await Promise.all(Array.from({ length: 6 }, () => server.member()));
});

afterAll(() => server.close());

const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
const TIMEOUT = 180_000 + ROUNDS * 2_000;

/** Invariants after any interleaving: open positions, seats, one row per member, one notice per event. */
async function expectConsistent(id: number): Promise<void> {
  const { rows } = await sql<Record<string, boolean>>`
    select
      filled = (select count(*) from project_member where project_id = project.id) as counted,
      filled <= personnel as fits,
      closed = (closed_reason is not null) as reasoned,
      closed or filled < personnel as open_with_a_seat,
      not exists (
        select from project_seat where project_id = project.id and (
          taken > count or taken <> (
            select count(*) from project_member where project_id = project.id and role = project_seat.role
          )
        )
      ) as seated,
      not exists (select from project_member where project_id = project.id and member_id = writer_id) as led,
      not exists (
        select from project_application where project_id = project.id and status = 'PENDING' and member_id in (
          select member_id from project_member where project_id = project.id
        )
      ) as answered,
      not exists (
        select from notice where project_id = project.id and kind in ('ANSWERED', 'EXPIRED', 'CLOSED', 'LEFT', 'REMOVED', 'LEAD')
          group by member_id, kind, actor_id having count(*) > 1
      ) as told_once
    from project where id = ${id}
  `.execute(server.db);
  expect(Object.entries(rows[0] ?? {}).filter(([, holds]) => !holds)).toEqual([]);
}

const codesOf = (answers: { code: number }[]) => answers.map(({ code }) => code).sort();

it(
  'gives the last seat to one of many applicants who are accepted concurrently',
  async () => {
    for (const round of rounds) {
      const id = await on.publish(leader, { title: `마지막 자리 ${round}`, personnel: 1 });
      const sent = await Promise.all(members.map((member) => on.apply(id, member)));
      const responses = await Promise.all(sent.map(({ data }) => on.answer(id, data.id, leader)));
      expect(codesOf(responses)).toEqual([200, 409, 409, 409, 409, 409]);
      await on.act('POST', `${id}/applications/decline-waiting`, leader);
      await expectConsistent(id);
      await on.act('DELETE', String(id), leader);
      await clearDay();
    }
  },
  TIMEOUT,
);

it(
  'gives the last seat to one of fifty applicants',
  async () => {
    const crowd = await Promise.all(Array.from({ length: 50 }, () => server.member()));
    for (const round of rounds.slice(0, CROWD_ROUNDS)) {
      const id = await on.publish(leader, { title: `오십 명이 바란 자리 ${round}`, personnel: 1 });
      // Not all at once: on a slow machine the last of fifty would wait for a connection longer than the pool allows.
      const sent = await new PQueue({ concurrency: 5 }).addAll(crowd.map((member) => () => on.apply(id, member)));
      expect(sent.every(({ code }) => code === 200)).toBe(true);
      const responses = await Promise.all(sent.map(({ data }) => on.answer(id, data.id, leader)));
      expect(responses.filter(({ code }) => code === 200)).toHaveLength(1);
      await expectConsistent(id);
      await on.act('DELETE', String(id), leader);
      await clearDay();
    }
  },
  TIMEOUT,
);

it(
  'either stores an application or closes the post, and loses no data',
  async () => {
    const [applicant] = members as [TestMember];
    for (const round of rounds) {
      const id = await on.publish(leader, { title: `마감과 지원 ${round}` });
      const [applied, closed] = await Promise.all([
        on.apply(id, applicant),
        on.act('PUT', `${id}/closed`, leader, { closed: true }),
      ]);
      expect([closed.code, [200, 409].includes(applied.code)]).toEqual([200, true]);
      const { counts } = (await on.applications(id, leader)).data;
      expect(counts.PENDING).toBe(applied.code === 200 ? 1 : 0);
      await expectConsistent(id);
      await on.act('DELETE', String(id), leader);
      await clearDay();
    }
  },
  TIMEOUT,
);

it(
  'either accepts an application or withdraws it',
  async () => {
    const [applicant] = members as [TestMember];
    for (const round of rounds) {
      const id = await on.publish(leader, { title: `수락과 취소 ${round}` });
      const { data } = await on.apply(id, applicant);
      const [accepted, withdrawn] = await Promise.all([
        on.answer(id, data.id, leader),
        on.act('DELETE', `${id}/applications/mine`, applicant),
      ]);
      expect(codesOf([accepted, withdrawn])).toEqual([200, 404]);
      await expectConsistent(id);
      await on.act('DELETE', String(id), leader);
      await clearDay();
    }
  },
  TIMEOUT,
);

it(
  'either lets a member leave while another takes the last seat, or refuses the other',
  async () => {
    const [first, second] = members as [TestMember, TestMember];
    for (const round of rounds) {
      const id = await on.publish(leader, {
        title: `나가기와 수락 ${round}`,
        personnel: 1,
        roles: ['PM'],
        seats: [{ role: 'PM', count: 1 }],
      });
      const [{ data: one }, { data: two }] = [await on.apply(id, first), await on.apply(id, second)];
      await on.answer(id, one.id, leader);
      const [left, accepted] = await Promise.all([
        on.act('POST', `${id}/team/leave`, first, { reason: 'SCHEDULE' }),
        on.answer(id, two.id, leader),
      ]);
      expect([left.code, [200, 409].includes(accepted.code)]).toEqual([200, true]);
      await expectConsistent(id);
      expect((await on.detail(id)).filled).toBe(accepted.code === 200 ? 1 : 0);
      await on.act('DELETE', String(id), leader);
      await clearDay();
    }
  },
  TIMEOUT,
);

it(
  'either removes a member or lets them leave, and hands the lead to one of two members',
  async () => {
    const [first, second] = members as [TestMember, TestMember];
    for (const round of rounds) {
      const id = await on.publish(leader, { title: `내보내기와 나가기 ${round}` });
      await on.join(id, leader, first);
      await on.join(id, leader, second);
      const [removed, left] = await Promise.all([
        on.act('POST', `${id}/team/remove`, leader, { nickname: first.nickname, note: '이유' }),
        on.act('POST', `${id}/team/leave`, first, { reason: 'SCHEDULE' }),
      ]);
      expect([removed, left].filter(({ code }) => code === 200)).toHaveLength(1);
      await on.join(id, leader, members[2]!);
      const handed = await Promise.all(
        [second, members[2]!].map(({ nickname }) => on.act('POST', `${id}/team/lead`, leader, { nickname })),
      );
      expect(codesOf(handed)).toEqual([200, 403]);
      await expectConsistent(id);
      await server.db.deleteFrom('project').where('id', '=', id).execute();
      await clearDay();
    }
  },
  TIMEOUT,
);

it(
  'either accepts an application or closes the post by its deadline, with one notice each',
  async () => {
    const [applicant] = members as [TestMember];
    for (const round of rounds) {
      const id = await on.publish(leader, { title: `기한과 수락 ${round}`, personnel: 1 });
      const { data } = await on.apply(id, applicant);
      const yesterday = addDays(todayInKorea(), -1);
      await server.db.updateTable('project').set({ deadline: yesterday }).where('id', '=', id).execute();
      const [accepted] = await Promise.all([on.answer(id, data.id, leader), tidyUp(), tidyUp()]);
      expect(accepted.code).toBe(200);
      const { closedReason } = await on.detail(id, leader);
      expect(['FULL', 'DEADLINE']).toContain(closedReason);
      await expectConsistent(id);
      await on.act('DELETE', String(id), leader);
      await clearDay();
    }
  },
  TIMEOUT,
);

it(
  'either expires an application or accepts it at its expiry',
  async () => {
    const [applicant] = members as [TestMember];
    for (const round of rounds) {
      const id = await on.publish(leader, { title: `만료와 취소 ${round}` });
      const { data } = await on.apply(id, applicant);
      const old = new Date(Date.now() - 15 * 24 * 3_600_000);
      await server.db.updateTable('project_application').set({ created_at: old }).where('id', '=', data.id).execute();
      const [answered, withdrawn] = await Promise.all([
        on.answer(id, data.id, leader),
        on.act('DELETE', `${id}/applications/mine`, applicant),
        tidyUp(),
      ]);
      expect([[404, 409].includes(answered.code), [200, 404].includes(withdrawn.code)]).toEqual([true, true]);
      await expectConsistent(id);
      await on.act('DELETE', String(id), leader);
      await clearDay();
    }
  },
  TIMEOUT,
);

it(
  'leaves a consistent team when its leader and a member withdraw while another is accepted',
  async () => {
    for (let round = 0; round < Math.ceil(ROUNDS / 4); round += 1) {
      const [head, first, second, third] = await server.fourMembers();
      const id = await on.publish(head, { title: `함께 탈퇴 ${round}` });
      await on.join(id, head, first);
      await on.join(id, head, second);
      const { data } = await on.apply(id, third);
      const withdraw = ({ token, username, password }: TestMember) =>
        server.call('DELETE', '/api/user/delete', { token, json: { username, password, confirm_password: password } });
      const [gone, left] = await Promise.all([withdraw(head), withdraw(first), on.answer(id, data.id, head)]);
      expect(codesOf([gone, left])).toEqual([200, 200]);
      await expectConsistent(id);
      const row = server.db.selectFrom('project').innerJoin('member', 'member.id', 'writer_id').select('withdrawn_at');
      expect((await row.where('project.id', '=', id).executeTakeFirstOrThrow()).withdrawn_at).toBeNull();
    }
  },
  TIMEOUT,
);

const tidyUp = () => runHousekeeping(server.db, SHIFTED_EXPIRIES);

/** Members may then apply more than twenty times in these minutes. */
const clearDay = () => server.db.deleteFrom('project_application').execute();
