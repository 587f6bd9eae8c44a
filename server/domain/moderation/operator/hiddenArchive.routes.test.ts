/** @tier full */
import { type MemberRecord } from '@contract/record';
import { archivingOn, type Archiving } from '../../../app/testing/archiving';
import { consentingOn } from '../../../app/testing/consenting';
import { creditingOn } from '../../../app/testing/crediting';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { evaluatingOn, type Evaluating } from '../../../app/testing/evaluating';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { recordingOn, type Recording } from '../../../app/testing/recording';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let on: Deciding;
let evaluating: Evaluating;
let archives: Archiving;
let consent: ReturnType<typeof consentingOn>;
let recording: Recording;
let writer: TestMember;
let mate: TestMember;
let third: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  server = await startServer();
  on = decidingOn(server, await operatorOn(server));
  evaluating = evaluatingOn(server);
  archives = archivingOn(server);
  consent = consentingOn(server);
  recording = recordingOn(server);
});
beforeEach(async () => {
  [writer, mate, third, stranger] = await server.fourMembers();
});
afterAll(() => server.close());

const feedbackOf = async (member: TestMember, asker = stranger) =>
  (await consent.profileOf(asker, member.nickname)).teamFeedback.myPageEvaluation;
const kindsOf = async ({ token }: TestMember) =>
  (await server.call<{ notices: { kind: string }[] }>('GET', '/api/notices', { token })).data.notices.map(
    ({ kind }) => kind,
  );

describe('the evaluations of a hidden archive', () => {
  /** A published archive with an evaluation about the writer, whose one-liner is on the writer's record. */
  async function said() {
    const archive = await recording.publishHeard([writer, mate, await server.member()]);
    const line = await recording.say(archive, mate, writer, { feedback: '든든했어요.', keywords: ['TEAMWORK'] });
    const code = await recording.open(writer, { lines: [line] });
    return { archive, line, code };
  }

  it('disappear from profiles and records of the team, and reappear when it is restored', async () => {
    const { archive, code } = await said();
    const read = async () => ({
      others: await feedbackOf(writer),
      own: (await consent.profileOf(writer)).teamFeedback.myPageEvaluation,
      record: recordOf((await recording.read(code)).data),
    });
    const before = await read();
    expect(before.others.feedbacks).toHaveLength(1);
    await on.measure('HIDE', 'ARCHIVE', archive);
    const nothing = { keywords: [], feedbacks: [] };
    const bare = { lines: [], lineCount: 0, keywords: [], projects: [] };
    expect(await read()).toEqual({ others: nothing, own: nothing, record: bare });
    await on.measure('RESTORE', 'ARCHIVE', archive);
    expect(await read()).toEqual(before);
  });

  it('are deleted when it is deleted while hidden', async () => {
    const { archive } = await said();
    await on.measure('HIDE', 'ARCHIVE', archive);
    expect((await archives.remove(archive, writer)).code).toBe(200);
    expect((await feedbackOf(writer)).feedbacks).toEqual([]);
    const left = server.db.selectFrom('evaluation').select('id').where('evaluated_id', '=', writer.id);
    expect(await left.execute()).toEqual([]);
  });

  const recordOf = ({ lines, lineCount, keywords, projects }: MemberRecord) => ({
    lines,
    lineCount,
    keywords,
    projects: projects.map(({ id }) => id),
  });
});

describe('the credentials of a hidden archive', () => {
  it('are withdrawn permanently, and a new one can be issued after restoring', async () => {
    const archive = await recording.publish([writer, mate]);
    const crediting = creditingOn(server);
    const { id } = await crediting.issued(archive, writer);
    const verdict = async () => (await crediting.read(id)).data.result;
    expect(await verdict()).toBe('VALID');
    await on.measure('HIDE', 'ARCHIVE', archive);
    expect(await verdict()).toBe('WITHDRAWN');
    expect((await crediting.issue(archive, writer)).code).toBe(409);
    expect((await crediting.issue(archive, stranger)).code).toBe(404);
    await on.measure('RESTORE', 'ARCHIVE', archive);
    expect(await verdict()).toBe('WITHDRAWN');
    const next = await crediting.issued(archive, writer);
    expect(next.id).not.toBe(id);
  });
});

describe('a hidden archive', () => {
  it('is readable only for its team, with the reason, and omitted from lists and profiles', async () => {
    const archive = await recording.publish([writer, mate]);
    await on.measure('HIDE', 'ARCHIVE', archive);
    for (const one of [writer, mate]) {
      const { code, data } = await archives.read(archive, one);
      expect([code, data.hidden?.reason]).toEqual([200, '운영 규칙에 어긋나요.']);
    }
    expect([(await archives.read(archive)).code, (await archives.read(archive, stranger)).code]).toEqual([404, 404]);
    expect((await consent.profileOf(stranger, mate.nickname)).portfolio.archivePage.content).toEqual([]);
    expect((await archives.list('', mate)).data.archives.some(({ id }) => id === archive)).toBe(false);
  });
});

describe('an archive hidden while it is pending', () => {
  const team = () => [writer, mate] as const;

  it('completes its gate, and is published and announced to its team only when it is restored', async () => {
    const archive = await evaluating.register(team());
    await on.measure('HIDE', 'ARCHIVE', archive);
    expect((await evaluating.evaluate(archive, writer, team())).code).toBe(200);
    expect((await evaluating.evaluate(archive, mate, team())).code).toBe(200);
    expect(await consent.isPublished(archive)).toBe(false);
    expect([await isListed(archive), (await archives.read(archive)).code]).toEqual([false, 404]);
    expect((await feedbackOf(writer)).feedbacks).toEqual([]);
    expect((await archives.read(archive, mate)).code).toBe(200);

    await on.measure('RESTORE', 'ARCHIVE', archive);
    expect([await consent.isPublished(archive), await isListed(archive)]).toEqual([true, true]);
    expect((await feedbackOf(writer)).feedbacks).toHaveLength(1);
    expect((await kindsOf(mate)).filter((kind) => kind === 'PUBLISHED')).toHaveLength(1);
  });

  it('is omitted from lists, search and totals of its team until it is restored', async () => {
    const [shown, hidden] = [await evaluating.register(team()), await evaluating.register(team())];
    const title = (await archives.read(hidden, writer)).data.title;
    const read = async (asker: TestMember) => {
      const pages = [await archives.list('', asker), await archives.search(title, asker)];
      return pages.map(({ data }) => ({
        ids: data.archives.flatMap(({ id, published }) => (published ? [] : [id])),
        total: data.totalElements,
      }));
    };
    const before = await read(writer);
    expect(before.map(({ ids }) => ids)).toEqual([
      [hidden, shown],
      [hidden, shown],
    ]);
    await on.measure('HIDE', 'ARCHIVE', hidden);
    for (const asker of team()) {
      expect(await read(asker)).toEqual(before.map(({ total }) => ({ ids: [shown], total: total - 1 })));
      expect((await archives.read(hidden, asker)).code).toBe(200);
    }
    await on.measure('RESTORE', 'ARCHIVE', hidden);
    expect(await read(writer)).toEqual(before);
  });

  it('cannot be released while hidden, and can be after it was restored', async () => {
    const archive = await evaluating.register([writer, mate, third]);
    for (const one of [writer, mate]) await evaluating.evaluate(archive, one, [writer, mate, third]);
    await evaluating.age(archive, 15);
    await on.measure('HIDE', 'ARCHIVE', archive);
    expect((await evaluating.publish(archive, mate)).code).toBe(409);
    await on.measure('RESTORE', 'ARCHIVE', archive);
    expect(await consent.isPublished(archive)).toBe(false);
    expect((await evaluating.publish(archive, mate)).code).toBe(200);
  });

  it('notifies a writer who is left alone once, also after hiding and restoring', async () => {
    const archive = await archives.register(writer, [mate]);
    await consent.decline(archive, mate);
    const alone = async () => (await kindsOf(writer)).filter((kind) => kind === 'ALONE').length;
    expect(await alone()).toBe(1);
    await on.measure('HIDE', 'ARCHIVE', archive);
    await on.measure('RESTORE', 'ARCHIVE', archive);
    expect(await alone()).toBe(1);
  });

  const isListed = async (archive: number) => (await archives.list()).data.archives.some(({ id }) => id === archive);
});

describe('a hidden evaluation', () => {
  it('is omitted with its one-liner and keywords, and its writer is named only to operators', async () => {
    const archive = await recording.publish([writer, mate, third]);
    const hidden = await recording.say(archive, mate, writer, { feedback: '못된 말', keywords: ['TEAMWORK'] });
    await recording.say(archive, third, writer, { feedback: '고마워요.', keywords: ['TEAMWORK', 'DILIGENT'] });
    const code = await recording.open(writer, { lines: [hidden] });
    const countOf = (keywords: { content: string; count: number }[]) =>
      Object.fromEntries(keywords.map(({ content, count }) => [content, count]));
    expect(countOf((await feedbackOf(writer)).keywords)).toEqual({ TEAMWORK: 2, DILIGENT: 1 });

    await on.report('EVALUATION', hidden, writer);
    const { data } = await on.measure('HIDE', 'EVALUATION', hidden);
    expect(data.writer).toEqual({ memberId: mate.id, nickname: mate.nickname });
    for (const asker of [stranger, mate]) {
      const { feedbacks, keywords } = await feedbackOf(writer, asker);
      expect([feedbacks.map(({ content }) => content), countOf(keywords)]).toEqual([
        ['고마워요.'],
        { TEAMWORK: 1, DILIGENT: 1 },
      ]);
    }
    const own = await consent.profileOf(writer);
    expect(own.teamFeedback.myPageEvaluation.feedbacks.map(({ content }) => content)).toEqual(['고마워요.']);
    const record = (await recording.read(code)).data;
    expect([record.lines, record.lineCount]).toEqual([[], 1]);
    expect(JSON.stringify(own)).not.toContain(mate.nickname);

    await on.measure('RESTORE', 'EVALUATION', hidden);
    expect(countOf((await feedbackOf(writer)).keywords)).toEqual({ TEAMWORK: 2, DILIGENT: 1 });
    expect((await recording.read(code)).data.lines).toHaveLength(1);
  });
});
