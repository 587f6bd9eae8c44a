import { POST_LIMIT_TEXTS, type ProjectPayload } from '@contract/project';
import { type TestMember } from '../../app/testing/member';
import { recruitingOn, type Recruiting } from '../../app/testing/recruiting';
import { createPayload } from '../../app/testing/samplePayload';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { insertMember, projectRow } from '../../db/testing/rows';

let server: TestServer;
let recruiting: Recruiting;
let writer: TestMember;
beforeAll(async () => {
  server = await startServer({ rateLimitMultiplier: 1 });
  recruiting = recruitingOn(server.call);
});
beforeEach(async () => {
  writer = await server.member();
});
afterAll(() => server.close());

const post = (overrides: Partial<ProjectPayload> = {}, { token } = writer) =>
  server.call<number>('POST', '/api/projects', { token, json: createPayload(overrides) });
const edit = (id: number, overrides: Partial<ProjectPayload>) =>
  server.call<number>('PUT', `/api/projects/${id}`, { token: writer.token, json: createPayload(overrides) });
const reopen = (id: number) =>
  server.call('PUT', `/api/projects/${id}/closed`, { token: writer.token, json: { closed: false } });

const outcome = ({ code, message }: { code: number; message: string }) => [code, message];
const tooManyOpen = [409, POST_LIMIT_TEXTS.open(20)];

/** Inserts open posts of a member without the limits. */
async function insertOpen(count: number, memberId = writer.id): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, at) => projectRow(memberId, `모집글 ${at}`));
  const inserted = await server.db.insertInto('project').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

async function invite(postIds: readonly number[], memberIds: readonly number[]): Promise<void> {
  const rows = postIds.flatMap((project_id) => memberIds.map((member_id) => ({ project_id, member_id })));
  await server.db.insertInto('project_invitation').values(rows).execute();
}

const countPosts = async (memberId: number) =>
  (await server.db.selectFrom('project').select('id').where('writer_id', '=', memberId).execute()).length;

describe('posts of a day', () => {
  it('are refused after the limit with a message and the time to wait, and only published ones count', async () => {
    const narrow = await startServer({ rateLimitMultiplier: 0.1 });
    const { token } = await narrow.member();
    const publish = async (json: unknown) => {
      const { code, data, message, headers } = await narrow.call<number>('POST', '/api/projects', { token, json });
      if (code === 200) {
        await narrow.call('PUT', `/api/projects/${data}/closed`, { token, json: { closed: true } });
        return [200];
      }
      return code === 429 ? [code, message, Number(headers['retry-after']) > 23 * 3_600] : [code];
    };
    expect(await publish(createPayload())).toEqual([200]);
    expect(await publish({})).toEqual([400]);
    expect(await publish(createPayload({ invitedMembersNicknames: ['없는사람'] }))).toEqual([400]);
    expect(await publish(createPayload())).toEqual([200]);
    expect(await publish(createPayload())).toEqual([429, POST_LIMIT_TEXTS.daily(2), true]);
    await narrow.close();
  });

  it('are named before the open ones when both limits are reached', async () => {
    const narrow = await startServer({ rateLimitMultiplier: 0.1 });
    const { token } = await narrow.member();
    const publish = () => narrow.call('POST', '/api/projects', { token, json: createPayload() });
    expect([(await publish()).code, (await publish()).code]).toEqual([200, 200]);
    expect(outcome(await publish())).toEqual([429, POST_LIMIT_TEXTS.daily(2)]);
    await narrow.close();
  });
});

describe('open posts', () => {
  it('are limited to twenty also in parallel requests', async () => {
    await insertOpen(18);
    const responses = await Promise.all([post(), post(), post(), post()]);
    expect(responses.map(({ code }) => code).sort()).toEqual([200, 200, 409, 409]);
    expect(responses.filter(({ code }) => code === 409).map(outcome)).toEqual([tooManyOpen, tooManyOpen]);
    expect(await countPosts(writer.id)).toBe(20);
  });

  it('are limited when closed ones are reopened, also in parallel', async () => {
    const [first = 0, second = 0, third = 0] = await insertOpen(20);
    await server.db
      .updateTable('project')
      .set({ closed: true, closed_reason: 'DEADLINE', deadline: '2020-01-01' })
      .where('id', 'in', [first, second])
      .execute();
    await insertOpen(1);
    const until = (id: number) =>
      server.call('PUT', `/api/projects/${id}/closed`, {
        token: writer.token,
        json: { closed: false, deadline: null },
      });
    const responses = await Promise.all([until(first), until(second)]);
    expect(responses.map(({ code }) => code).sort()).toEqual([200, 409]);
    // An open post stays open.
    expect((await reopen(third)).code).toBe(200);
  });

  it('stay closed when an edit extends the deadline of a closed one', async () => {
    await insertOpen(20);
    const { data: id } = await post({}, await server.member());
    await server.db
      .updateTable('project')
      .set({ writer_id: writer.id, closed: true, closed_reason: 'DEADLINE', deadline: '2020-01-01' })
      .where('id', '=', id)
      .execute();
    expect((await edit(id, { deadline: null })).code).toBe(200);
    const stored = await server.db.selectFrom('project').select('closed').where('id', '=', id).executeTakeFirst();
    expect(stored?.closed).toBe(true);
  });

  it('count while they are hidden, since they may be restored', async () => {
    const [hidden = 0] = await insertOpen(20);
    await server.db
      .updateTable('project')
      .set({ hidden_at: new Date(), hidden_by: 'AUTO' })
      .where('id', '=', hidden)
      .execute();
    expect(outcome(await post())).toEqual(tooManyOpen);
  });

  it('cannot be handed over to a member who has twenty, unless they are closed', async () => {
    const mate = await server.member();
    const id = await recruiting.publish(writer);
    await recruiting.join(id, writer, mate);
    await insertOpen(20, mate.id);
    const handOver = () =>
      server.call('POST', `/api/projects/${id}/team/lead`, {
        token: writer.token,
        json: { nickname: mate.nickname },
      });
    expect(outcome(await handOver())).toEqual(tooManyOpen);
    await server.call('PUT', `/api/projects/${id}/closed`, { token: writer.token, json: { closed: true } });
    expect((await handOver()).code).toBe(200);
  });

  it('are closed when their leader withdraws and the successor has twenty', async () => {
    const mate = await server.member();
    const id = await recruiting.publish(writer);
    await recruiting.join(id, writer, mate);
    await insertOpen(20, mate.id);
    const { username, password, token } = writer;
    const json = { username, password, confirm_password: password };
    expect((await server.call('DELETE', '/api/user/delete', { token, json })).code).toBe(200);
    const left = await server.db
      .selectFrom('project')
      .select(['writer_id', 'closed'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(left).toEqual({ writer_id: mate.id, closed: true });
  });
});

describe('unanswered invitations', () => {
  it('to one person are limited to five over all posts, with the nickname at the field', async () => {
    const { id, nickname } = await server.member();
    await invite(await insertOpen(5), [id]);
    const message = POST_LIMIT_TEXTS.unanswered([nickname], 5);
    const refused = await post({ invitedMembersNicknames: [nickname] });
    expect(outcome(refused)).toEqual([409, message]);
    expect(refused.errors).toEqual([{ field: 'invitedMembersNicknames', message }]);
    expect(await countPosts(writer.id)).toBe(5);

    const { data: plain } = await post();
    expect(outcome(await edit(plain, { invitedMembersNicknames: [nickname] }))).toEqual([409, message]);
    await server.db.deleteFrom('project_invitation').where('member_id', '=', id).execute();
    expect((await edit(plain, { invitedMembersNicknames: [nickname] })).code).toBe(200);
  });

  it('to one person are limited in parallel requests', async () => {
    const { id, nickname } = await server.member();
    await invite(await insertOpen(4), [id]);
    const responses = await Promise.all([1, 2, 3].map(() => post({ invitedMembersNicknames: [nickname] })));
    expect(responses.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
  });

  it('are limited to a hundred in all, and an edit that invites no one is accepted beyond it', async () => {
    const [first = 0, ...others] = await insertOpen(10);
    const members = await Promise.all(Array.from({ length: 10 }, () => insertMember(server.db)));
    await invite([first, ...others], members.slice(0, 4));
    await invite([first, ...others], members.slice(4));
    const { nickname } = await server.member();
    expect(outcome(await post({ invitedMembersNicknames: [nickname] }))).toEqual([409, POST_LIMIT_TEXTS.pending(100)]);
    const { data: plain } = await post();
    expect((await edit(plain, { title: '고친 제목' })).code).toBe(200);
  });

  it('of others to the same person do not count', async () => {
    const [other, { id, nickname }] = [await server.member(), await server.member()];
    await invite(await insertOpen(5, other.id), [id]);
    expect((await post({ invitedMembersNicknames: [nickname] })).code).toBe(200);
  });
});
