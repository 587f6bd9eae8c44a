import { ALARM_TEXTS } from '@contract/alarm';
import { type NotificationSettings } from '@contract/notifications';
import { sql } from 'kysely';
import { archivingOn } from '../../../app/testing/archiving';
import { commentingOn } from '../../../app/testing/commenting';
import { startMailServer, type MailServer } from '../../../app/testing/mailServer';
import { type TestMember } from '../../../app/testing/member';
import { type ReadMail } from '../../../app/testing/readMail';
import { recruitingOn } from '../../../app/testing/recruiting';
import { createPayload } from '../../../app/testing/samplePayload';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { until } from '../../../app/testing/until';
import { tellOutside, windowEnd } from '../../notice';

const MINUTE = 60_000;

let mails: MailServer;
let server: TestServer;
let leader: TestMember;
let member: TestMember;

beforeAll(async () => {
  mails = await startMailServer();
  server = await startServer({ smtpUrl: mails.url, publicUrl: 'https://teamieum.example' });
});
afterAll(async () => {
  await server.close();
  await mails.close();
});
beforeEach(async () => {
  await server.db.deleteFrom('delivery').execute();
  [leader, member] = [await server.member(), await server.member()];
});

const bundles = () =>
  server.db.selectFrom('delivery').select(['member_id', 'items', 'due_at']).where('kind', '=', 'bundle').execute();

/** Makes everything due, sends it, and returns the mails. */
async function send(): Promise<ReadMail[]> {
  await server.db
    .updateTable('delivery')
    .set((eb) => ({ due_at: eb.ref('created_at') }))
    .execute();
  server.app.wakeMail();
  await until(async () => (await bundles()).length === 0);
  const sent: ReadMail[] = [];
  while (mails.waiting() > 0) sent.push(await mails.next());
  return sent;
}

async function invite(invited = member) {
  const json = createPayload({ invitedMembersNicknames: [invited.nickname] });
  const { data } = await server.call<number>('POST', '/api/projects', { token: leader.token, json });
  return data;
}

/** A comment of the member on a post of the leader, who gets mails of comments. */
async function comment() {
  const on = commentingOn(server, createPayload());
  const post = await on.publish(leader);
  await switchTo(leader, { COMMENTS: true });
  await on.write(post, '연락처는 010-1234-5678이에요.', member);
  return post;
}

const switchTo = (one: TestMember, mail: object) =>
  server.call<NotificationSettings>('PATCH', '/api/users/me/notifications', { token: one.token, json: { mail } });

describe('the window of a mail', () => {
  it.each([
    ['SOON', '10:00', '10:15'],
    ['MORNING', '03:00', '08:00'],
    ['MORNING', '07:55', '08:10'],
  ] as const)('of a %s notice at %s ends at %s', (due, at, end) => {
    const time = (clock: string) => new Date(`2026-11-03T${clock}:00+09:00`);
    expect(windowEnd(time(at), due)).toEqual(time(end));
  });

  it('of a MORNING notice in the afternoon ends the next morning', () => {
    expect(windowEnd(new Date('2026-11-03T15:00:00+09:00'), 'MORNING')).toEqual(new Date('2026-11-04T08:00:00+09:00'));
  });

  it('is shortened by a notice that is due sooner, and is one mail', async () => {
    const on = recruitingOn(server.call);
    const post = await on.publish(leader);
    await on.apply(post, member);
    const [waiting] = await bundles();
    expect(waiting?.member_id).toBe(leader.id);
    await server.call('POST', '/api/projects', {
      token: member.token,
      json: createPayload({ invitedMembersNicknames: [leader.nickname] }),
    });
    const ofLeader = (await bundles()).filter(({ member_id: id }) => id === leader.id);
    expect(ofLeader).toHaveLength(1);
    expect(ofLeader[0]?.items).toHaveLength(2);
    expect((ofLeader[0]?.due_at.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(15 * MINUTE);
  });
});

describe('a bundle', () => {
  it('names an invitation with its sentence, its link and the way out', async () => {
    const post = await invite();
    const [mail] = await send();
    const sentence = ALARM_TEXTS.invites(leader.nickname, createPayload().title);
    expect(mail?.subject).toBe(`[팀이음] ${sentence}`);
    expect(mail?.text).toContain(`${sentence}\nhttps://teamieum.example/projectdetail/${post}\n`);
    expect(mail?.text).toContain('‘초대와 답’ 알림을 켜 두어서 보내 드려요.');
    expect(mail?.text).toMatch(/이 메일 그만 받기: https:\/\/teamieum\.example\/unsubscribe\?token=\S+/);
  });

  it('is not sent once the invitation was answered', async () => {
    await invite();
    const { data } = await server.call<{ inviteProjectOutputList: { projectInvitedMemberId: number }[] }>(
      'GET',
      '/api/alarm/project-archive',
      { token: member.token },
    );
    const [invitation] = data.inviteProjectOutputList;
    await server.call('DELETE', `/api/alarm/invited-projects/${invitation?.projectInvitedMemberId}`, {
      token: member.token,
    });
    expect(
      (await send())
        .filter(({ to }) => to !== leader.nickname)
        .map(({ text }) => text)
        .join(),
    ).not.toContain('초대했어요');
  });

  it('has the title and the sentence of a comment, not its text, and leads to it', async () => {
    const post = await comment();
    const [mail] = await send();
    expect(mail?.text).toContain(`${member.nickname} 님이 댓글을 남겼어요.`);
    expect(mail?.text).toMatch(new RegExp(`/projectdetail/${post}\\?notice=\\d+#comment-\\d+`));
    expect(mail?.text).not.toContain('010-1234-5678');
  });

  it('leaves out what was read, blocked or switched off meanwhile', async () => {
    const acts = [
      () => server.call('POST', '/api/notices/read', { token: leader.token, json: { upTo: 2 ** 40 } }),
      () => server.call('POST', '/api/users/me/blocks', { token: leader.token, json: { nickname: member.nickname } }),
      () => switchTo(leader, { COMMENTS: false }),
    ];
    for (const act of acts) {
      await comment();
      await act();
      expect(await send()).toEqual([]);
      await server.db.deleteFrom('block').execute();
    }
  });

  it('lists ten and the number of the others', async () => {
    await switchTo(leader, { COMMENTS: true });
    const on = commentingOn(server, createPayload());
    for (let count = 0; count < 11; count += 1) await on.write(await on.publish(leader), '좋아요', member);
    const [mail] = await send();
    expect(mail?.subject).toBe('[팀이음] 새 소식이 11개 있어요');
    expect(mail?.text.match(/댓글을 남겼어요/g)).toHaveLength(10);
    expect(mail?.text).toContain('외 1개');
  });

  it('asks for consent in a new archive, and not its writer', async () => {
    await archivingOn(server).register(leader, [member]);
    const sent = await send();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('아카이브에 함께한 팀원으로 이름을 올렸어요.');
  });

  it('does not repeat a notice that stays unread', async () => {
    await comment();
    expect(await send()).toHaveLength(1);
    expect(await bundles()).toEqual([]);
  });
});

describe('nobody gets mails of notices', () => {
  it.each([
    ['without a confirmed e-mail', { email_confirmed_at: null }],
    ['whose address returns mails', { email_bounced_at: sql<Date>`now()` }],
    ['while suspended', { suspended_until: new Date('2999-01-01'), suspended_reason: '광고' }],
  ])('%s', async (_name, columns) => {
    const on = commentingOn(server, createPayload());
    const post = await on.publish(leader);
    await switchTo(leader, { COMMENTS: true });
    await server.db.updateTable('member').set(columns).where('id', '=', leader.id).execute();
    await on.write(post, '좋아요', member);
    expect(await bundles()).toEqual([]);
  });

  it('by default of comments', async () => {
    const on = commentingOn(server, createPayload());
    await on.write(await on.publish(leader), '좋아요', member);
    expect(await bundles()).toEqual([]);
  });
});

describe('the way out', () => {
  const tokenIn = (mail: ReadMail | undefined) => /unsubscribe\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const settings = async (one: TestMember) =>
    (await server.call<NotificationSettings>('GET', '/api/users/me/notifications', { token: one.token })).data.mail;

  async function bundleTo() {
    await invite();
    const [mail] = await send();
    return tokenIn(mail);
  }

  const oneClick = (token: string, type: string, method: 'POST' | 'GET' | 'HEAD' = 'POST') =>
    server.app.inject({
      method,
      url: `/unsubscribe?token=${token}`,
      ...(method === 'POST' && { headers: { 'content-type': type }, payload: 'List-Unsubscribe=One-Click' }),
    });

  it('is one request without a session, in both encodings and twice, for the lists of the mail alone', async () => {
    const token = await bundleTo();
    await oneClick(token, '', 'GET');
    expect((await settings(member)).ANSWERS).toBe(true);
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const { statusCode, headers } = await oneClick(token, type);
      expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
    }
    expect(await settings(member)).toEqual({ ANSWERS: false, APPLICANTS: true, TEAM: true, COMMENTS: false });
    await invite();
    expect(await bundles()).toEqual([]);
  });

  it('refuses a token that was changed, and tells nothing of a withdrawn member', async () => {
    const token = await bundleTo();
    const [id = '', lists = '', signature = ''] = token.split('.');
    for (const changed of [
      '',
      `${Number(id) + 1}.${lists}.${signature}`,
      `${id}.TEAM.${signature}`,
      `${id}.${lists}.${signature.slice(1)}`,
    ]) {
      expect((await oneClick(changed, 'application/x-www-form-urlencoded')).statusCode).toBe(400);
      const { code } = await server.call('GET', `/api/unsubscribe?token=${changed}`);
      expect(code).toBe(400);
    }
    const { nickname, password } = member;
    await server.call('DELETE', '/api/user/delete', {
      token: member.token,
      json: { username: nickname, password, confirm_password: password },
    });
    expect((await oneClick(token, 'application/x-www-form-urlencoded')).statusCode).toBe(200);
  });

  it('shows and changes all lists on its page', async () => {
    const token = await bundleTo();
    const { data } = await server.call('GET', `/api/unsubscribe?token=${token}`);
    expect(data).toEqual({
      named: ['ANSWERS'],
      lists: { ANSWERS: true, APPLICANTS: true, TEAM: true, COMMENTS: false, FOUND: false, DIGEST: false },
    });
    const json = { token, list: 'TEAM', on: false };
    expect((await server.call('PUT', '/api/unsubscribe', { json })).code).toBe(200);
    expect((await settings(member)).TEAM).toBe(false);
  });
});

it('a bundle of operators alone names no group and has no way out', async () => {
  await server.db.insertInto('notice').values({ member_id: member.id, kind: 'ROLE', created_at: new Date() }).execute();
  const { id } = await server.db
    .selectFrom('notice')
    .select('id')
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow();
  const at = new Date();
  const items = [{ memberId: member.id, item: `notice:${id}` as const }];
  await server.db
    .transaction()
    .execute((trx) => tellOutside(trx, { items, group: 'OPERATOR', due: 'SOON', target: null, at }));
  const [mail] = await send();
  expect(mail?.text).toContain('운영자 권한이 바뀌었어요.');
  expect(mail?.text).not.toContain('알림을 켜 두어서');
  expect(mail?.text).not.toContain('그만 받기');
});
