import { RECORD_MESSAGES, type PreviewedRecord } from '@contract/record';
import { type TestMember } from '../../app/testing/member';
import { EMPTY_RECORD, recordingOn, type Recording } from '../../app/testing/recording';
import { startServer, type TestServer } from '../../app/testing/startServer';

let server: TestServer;
let on: Recording;
beforeAll(async () => {
  server = await startServer({ publicUrl: 'https://teamieum.example' });
  on = recordingOn(server);
});
afterAll(() => server.close());

const withdraw = ({ token, nickname, password }: TestMember) =>
  server.call('DELETE', '/api/user/delete', {
    token,
    json: { username: nickname, password, confirm_password: password },
  });

const spans = (startDate: string, endDate: string) => ({ start_date: startDate, end_date: endDate });

describe('the address of a record', () => {
  it('has no code until the record is switched on for the first time', async () => {
    const member = await server.member();
    expect((await on.own(member)).data).toEqual({
      enabled: false,
      indexable: false,
      showName: false,
      code: null,
      url: null,
      archives: [],
      lines: [],
      unpickable: 0,
    });
    expect((await on.set(member, { enabled: false, indexable: true })).data).toMatchObject({
      code: null,
      indexable: true,
    });
  });

  it('opens without a login, in lower and upper case, and must not be cached', async () => {
    const member = await server.member();
    const code = await on.open(member);
    expect(code).toMatch(/^[2-9a-hjkmnp-z]{12}$/);
    for (const typed of [code, code.toUpperCase()]) {
      const { code: status, data, headers } = await on.read(typed);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(data).toMatchObject({
        code,
        url: `https://teamieum.example/record/${code}`,
        nickname: member.nickname,
        name: null,
        indexable: false,
        facts: { projects: 0, months: null, statedMonths: null, people: 0 },
        projects: [],
        keywords: [],
        lineCount: 0,
        lines: [],
      });
    }
  });

  it('is the same 404 for a record that is off, withdrawn, replaced, unknown or malformed', async () => {
    const [off, withdrawn, renewed] = [await server.member(), await server.member(), await server.member()];
    const codes = [await on.open(off), await on.open(withdrawn), await on.open(renewed), 'aaaabbbbcccc', 'no', '%00'];
    await on.set(off, { enabled: false });
    expect((await withdraw(withdrawn)).code).toBe(200);
    await on.renew(renewed);

    const responses = await Promise.all(codes.map((code) => on.read(code)));
    for (const { text, code } of responses) {
      expect([code, JSON.parse(text)]).toEqual([404, { status: 404, message: RECORD_MESSAGES.notFound, shown: true }]);
    }
  });

  it('stays the same when the record is switched off and on again', async () => {
    const member = await server.member();
    const code = await on.open(member);
    expect((await on.set(member, { enabled: false })).data).toMatchObject({ enabled: false, code });
    expect(await on.open(member)).toBe(code);
  });

  it('is replaced at once by a new one, but not while the record is off', async () => {
    const member = await server.member();
    const refused = await on.renew(member);
    expect([refused.code, refused.message]).toEqual([409, RECORD_MESSAGES.newCodeOff]);
    const code = await on.open(member);
    const { data } = await on.renew(member);
    expect(data.code).not.toBe(code);
    expect([(await on.read(code)).code, (await on.read(data.code ?? '')).code]).toEqual([404, 200]);
    await on.set(member, { enabled: false });
    expect((await on.renew(member)).code).toBe(409);
  });

  it('is a valid one after two concurrent requests for a new one', async () => {
    const member = await server.member();
    const first = await on.open(member);
    const renewed = await Promise.all([on.renew(member), on.renew(member)]);
    const { data } = await on.own(member);
    const codes = [...new Set([first, ...renewed.map((one) => one.data.code ?? ''), data.code ?? ''])];
    const open = await Promise.all(codes.map(async (code) => ((await on.read(code)).code === 200 ? code : [])));
    expect(open.flat()).toEqual([data.code]);
  });
});

describe('the content of a record', () => {
  it('comes from published archives in which the member is confirmed, latest end first', async () => {
    const [member, mate, other] = [await server.member(), await server.member(), await server.member()];
    const first = await on.publish([member, mate], spans('2024-01-01', '2024-06-30'));
    const second = await on.publish([mate, member, other], {
      ...spans('2024-04-01', '2024-09-30'),
      link: 'https://example.org',
      thumbnail: 'image/abc.webp',
    });
    const pending = await on.publish([member, mate], { published_at: null });
    const asked = await on.publish([mate, other]);
    await server.db
      .insertInto('archive_member')
      .values({
        archive_id: asked,
        member_id: member.id,
        position: 5,
        roles: ['PM'],
        consent: 'ASKED',
        answered_at: null,
      })
      .execute();

    const { data } = await on.read(await on.open(member));
    expect(data.facts).toEqual({ projects: 2, months: null, statedMonths: 9, people: 2 });
    expect(data.projects.map(({ id }) => id)).toEqual([second, first]);
    expect(data.projects.map(({ id }) => id)).not.toContain(pending);
    expect(data.projects[0]).toEqual({
      id: second,
      title: '함께 만들었어요',
      category: 'CONTEST',
      startDate: '2024-04-01',
      endDate: '2024-09-30',
      duration: 'THREE_TO_SIX_MONTH',
      roles: ['FRONT_END'],
      kind: 'OUTSIDE',
      together: null,
      teamSize: 3,
      evaluatedMembers: 3,
      checks: null,
      contributions: [],
      early: false,
      thumbnail: '/uploads/image/abc.webp',
      link: 'https://example.org',
      url: `https://teamieum.example/archive/${second}`,
    });
  });

  it('counts a teammate of two archives once, and also one who has withdrawn', async () => {
    const [member, mate, leaver] = [await server.member(), await server.member(), await server.member()];
    await on.publish([member, mate, leaver]);
    await on.publish([member, mate]);
    await withdraw(leaver);
    expect((await on.read(await on.open(member))).data.facts.people).toBe(2);
  });

  it('contains a team of five that was released with three evaluations', async () => {
    const [member, ...others] = [await server.member(), ...(await server.fourMembers())];
    await on.publish([member, ...others], {}, 3);
    const { data } = await on.read(await on.open(member));
    expect(data.projects).toMatchObject([{ teamSize: 5, evaluatedMembers: 3, early: true }]);
  });

  it('omits projects, months and people of a left-out archive, but no keyword', async () => {
    const [member, mate, other] = [await server.member(), await server.member(), await server.member()];
    const shown = await on.publish([member, mate], spans('2024-01-01', '2024-03-31'));
    const hidden = await on.publish([member, other], spans('2025-01-01', '2025-03-31'));
    await on.say(hidden, other, member, { keywords: ['LEADERSHIP'] });
    const code = await on.open(member, { hiddenArchives: [hidden] });

    const { data } = await on.read(code);
    expect(data.facts).toEqual({ projects: 1, months: null, statedMonths: 3, people: 1 });
    expect(data.projects.map(({ id }) => id)).toEqual([shown]);
    expect(data.keywords).toEqual([{ content: 'LEADERSHIP', count: 1 }]);
    const { facts } = (await server.call<{ facts: object }>('GET', '/api/mypage', { token: member.token })).data;
    expect(facts).toEqual({
      projects: 2,
      months: null,
      statedMonths: 6,
      people: 2,
      keywords: [{ content: 'LEADERSHIP', count: 1 }],
    });
  });

  it('omits a left-out archive that operators hid, although its member saved meanwhile, and restored', async () => {
    const [member, mate] = [await server.member(), await server.member()];
    const [shown, leftOut] = [await on.publish([member, mate]), await on.publish([member, mate])];
    const code = await on.open(member, { hiddenArchives: [leftOut] });
    await on.hide(leftOut, true);
    await on.open(member);
    await on.hide(leftOut, false);

    const { data } = await on.read(code);
    expect(data.projects.map(({ id }) => id)).toEqual([shown]);
  });

  it('contains the five keywords that most teammates chose, each teammate counted once, and how many evaluated', async () => {
    const [member, mate, other] = [await server.member(), await server.member(), await server.member()];
    const [one, two] = [await on.publish([member, mate, other]), await on.publish([member, mate])];
    await on.say(one, mate, member, { keywords: ['TEAMWORK', 'DILIGENT', 'SCHEDULE'] });
    await on.say(one, other, member, { keywords: ['TEAMWORK', 'LEADERSHIP', 'CREATIVE'] });
    await on.say(two, mate, member, { keywords: ['TEAMWORK', 'SCHEDULE', 'SOCIABLE'] });
    const { data } = await on.read(await on.open(member));
    expect(data.evaluators).toBe(2);
    expect(data.keywords).toEqual([
      { content: 'TEAMWORK', count: 2 },
      { content: 'DILIGENT', count: 1 },
      { content: 'LEADERSHIP', count: 1 },
      { content: 'CREATIVE', count: 1 },
      { content: 'SOCIABLE', count: 1 },
    ]);
  });

  it('omits the project of a deleted archive and preserves its one-liners', async () => {
    const [member, mate] = [await server.member(), await server.member()];
    const archive = await on.publishHeard([member, mate, await server.member()]);
    const line = await on.say(archive, mate, member, { feedback: '남는 말' });
    const code = await on.open(member, { lines: [line], hiddenArchives: [archive] });
    expect((await server.call('DELETE', `/api/archive/${archive}`, { token: member.token })).code).toBe(200);
    const { data } = await on.read(code);
    expect([data.projects, data.lineCount, data.lines.map(({ content }) => content)]).toEqual([[], 1, ['남는 말']]);
  });

  it("contains the member's name only when the member shows it", async () => {
    const member = await server.member({ name: '황보가온' });
    const code = await on.open(member, { indexable: true });
    expect((await on.read(code)).text).not.toContain('황보가온');
    await on.set(member, { showName: true });
    expect((await on.read(code)).data.name).toBe('황보가온');
  });
});

describe('saving the settings', () => {
  it('is refused for choices that do not belong to the member, and then changes nothing', async () => {
    const [member, mate, other] = [await server.member(), await server.member(), await server.member()];
    const archive = await on.publishHeard([member, mate, other]);
    const foreign = await on.publish([mate, await server.member()]);
    const pending = await on.publish([member, mate], { published_at: null });
    const line = await on.say(archive, mate, member);
    const lines = [line];
    for (let made = 0; made < 6; made += 1) {
      lines.push(await on.say(await on.publishHeard([member, mate, other]), mate, member));
    }
    const about = await on.say(archive, member, mate);
    await on.open(member, { lines: [line] });
    const before = (await on.own(member)).data;

    const { indexable: _, ...incomplete } = EMPTY_RECORD;
    const refused = [
      incomplete,
      {},
      ...[lines, [about], [line, line], [null], ['1'], 'none'].map((wrong) => ({ ...EMPTY_RECORD, lines: wrong })),
      ...[[foreign], [pending], [archive, archive], [-1]].map((wrong) => ({ ...EMPTY_RECORD, hiddenArchives: wrong })),
      { ...EMPTY_RECORD, enabled: 'yes' },
    ];
    for (const payload of refused) expect([payload, (await on.put(member, payload)).code]).toEqual([payload, 400]);
    expect((await on.set(member, { lines })).message).toBe(RECORD_MESSAGES.tooManyLines);
    expect((await on.own(member)).data).toEqual(before);
  });

  it('stores one of two concurrent saves as a whole', async () => {
    const [member, mate, other] = [await server.member(), await server.member(), await server.member()];
    const archives = [await on.publishHeard([member, mate, other]), await on.publishHeard([member, mate, other])];
    const lines = [await on.say(archives[0]!, mate, member), await on.say(archives[1]!, mate, member)];
    const sets = archives.map((archive, index) => ({ hiddenArchives: [archive], lines: [lines[index]!] }));
    for (let round = 0; round < 5; round += 1) {
      const saved = await Promise.all(sets.map((choices) => on.set(member, choices)));
      expect(saved.map(({ code }) => code)).toEqual([200, 200]);
      const { data } = await on.own(member);
      const hidden = data.archives.flatMap(({ id, shown }) => (shown ? [] : id));
      const picked = data.lines.flatMap(({ id, picked: isPicked }) => (isPicked ? id : []));
      expect(sets).toContainEqual({ hiddenArchives: hidden, lines: picked });
    }
  });

  it('a record shows an archive that is published later', async () => {
    const [member, mate] = [await server.member(), await server.member()];
    const hidden = await on.publish([member, mate]);
    const code = await on.open(member, { hiddenArchives: [hidden] });
    const later = await on.publish([member, mate]);
    expect((await on.read(code)).data.projects.map(({ id }) => id)).toEqual([later]);
  });

  it('withdrawing deletes the settings and choices', async () => {
    const [member, mate, other] = [await server.member(), await server.member(), await server.member()];
    const archive = await on.publishHeard([member, mate, other]);
    await on.open(member, { hiddenArchives: [archive], lines: [await on.say(archive, mate, member)] });
    await withdraw(member);
    for (const table of ['member_record', 'member_record_archive', 'member_record_line'] as const) {
      const rows = await server.db.selectFrom(table).selectAll().where('member_id', '=', member.id).execute();
      expect(rows).toEqual([]);
    }
  });
});

describe('the preview of the own record', () => {
  const preview = ({ token }: TestMember) =>
    server.call<PreviewedRecord>('GET', '/api/users/me/record/preview', { token });

  it('is as the page would be, before the record was ever switched on and while it is off', async () => {
    const [owner, other] = [await server.member(), await server.member()];
    const archive = await on.publish([owner, other]);
    const before = await preview(owner);
    expect([before.code, before.data.code, before.data.url]).toEqual([200, null, null]);
    expect(before.data.projects.map(({ id }) => id)).toEqual([archive]);

    const code = await on.open(owner);
    const { readDateTime: _, ...shown } = (await on.read(code)).data;
    await on.set(owner, { enabled: false });
    expect((await on.read(code)).code).toBe(404);
    expect((await preview(owner)).data).toMatchObject(shown);
  });
});
