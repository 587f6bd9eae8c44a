import { OPERATOR_MESSAGES, type MemberCardPage, type NumberedCase } from '@contract/operator';
import { decidingOn } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { recruitingOn } from '../../../app/testing/recruiting';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let operator: TestMember;
beforeAll(async () => {
  server = await startServer();
  operator = await operatorOn(server);
});
afterAll(() => server.close());

const call = <Data>(path: string) => server.call<Data>('GET', `/api/admin${path}`, { token: operator.token });
const find = async (query: string) =>
  (await call<MemberCardPage>(`/members?query=${encodeURIComponent(query)}`)).data.members.map(
    ({ memberId }) => memberId,
  );
const searches = () =>
  server.db
    .selectFrom('operator_log')
    .select(['actor_id', 'member_id', 'reason'])
    .where('action', '=', 'SEARCH_EMAIL')
    .orderBy('id')
    .execute();

it('finds a case by its number, also one that only a measure has given it', async () => {
  const { report, open, measure } = decidingOn(server, operator);
  const [writer, reporter] = await server.fourMembers();
  const post = await recruitingOn(server.call).publish(writer);
  await report('PROJECT', post, reporter);
  const { number } = (await open('PROJECT', post)).data;
  expect((await call<NumberedCase>(`/case-numbers/${number}`)).data).toEqual({ target: 'PROJECT', targetId: post });

  await measure('WARN', 'PROFILE', writer.id);
  const warned = { target: 'PROFILE', targetId: writer.id };
  expect((await call<NumberedCase>(`/case-numbers/${(number ?? 0) + 1}`)).data).toEqual(warned);
  expect(await call('/case-numbers/999999')).toMatchObject({ code: 404, message: OPERATOR_MESSAGES.unknownCase });
});

it('finds members by a part of nickname and username, and by the whole e-mail address alone', async () => {
  const member = await server.member();
  const { email, username } = await server.db
    .selectFrom('member')
    .select(['email', 'username'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(await find(member.nickname)).toContain(member.id);
  expect(await find(username!.slice(0, -1))).toContain(member.id);
  expect(await find(email!.toUpperCase())).toEqual([member.id]);
  expect(await find(email!.slice(1))).toEqual([]);
});

it('the search for an address is a row of the log, with the member and without the address', async () => {
  const before = (await searches()).length;
  const member = await server.member();
  const { email } = await server.db
    .selectFrom('member')
    .select('email')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  await find(email!);
  await find('nobody@example.org');
  await find(member.nickname);
  const rows = [member.id, null].map((member_id) => ({ actor_id: operator.id, member_id, reason: '' }));
  expect((await searches()).slice(before)).toEqual(rows);
});

it('points out a member with the e-mail address or phone number of a suspended one, in its normal form', async () => {
  const [suspended, newcomer] = await server.fourMembers();
  const change = (
    id: number,
    values: {
      email?: string;
      email_confirmed_at?: null;
      phone?: string;
      suspended_until?: Date;
      suspended_reason?: string;
    },
  ) => server.db.updateTable('member').set(values).where('id', '=', id).execute();
  const soon = new Date(Date.now() + 600_000);
  // Members of tests have one phone number.
  await change(suspended.id, {
    email: 'dawn.code+a@gmail.com',
    phone: '010-9999-0000',
    suspended_until: soon,
    suspended_reason: '광고',
  });
  const resembledBy = async () => {
    const { members } = (await call<MemberCardPage>(`/members?query=${newcomer.nickname}`)).data;
    return members.find(({ memberId }) => memberId === newcomer.id)?.resembles;
  };
  const named = [{ memberId: suspended.id, nickname: suspended.nickname }];
  expect(await resembledBy()).toEqual([]);
  // The mailbox is confirmed by the suspended member.
  await change(newcomer.id, { email: 'DawnCode@googlemail.com', email_confirmed_at: null });
  expect(await resembledBy()).toEqual(named);

  await change(newcomer.id, { email: 'other@example.org', phone: '01012345678' });
  await change(suspended.id, { phone: '010-1234-5678' });
  expect(await resembledBy()).toEqual(named);
  await change(suspended.id, { suspended_until: new Date(Date.now() - 60_000) });
  expect(await resembledBy()).toEqual([]);
});
