import { type MeasurePayload } from '@contract/operator';
import { paths } from '@contract/paths';
import { archivingOn } from '../../../app/testing/archiving';
import { commentingOn } from '../../../app/testing/commenting';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { recordingOn } from '../../../app/testing/recording';
import { recruitingOn } from '../../../app/testing/recruiting';
import { createPayload } from '../../../app/testing/samplePayload';
import { startServer, type TestServer } from '../../../app/testing/startServer';

type Target = MeasurePayload['target'];

let server: TestServer;
let on: Deciding;
let writer: TestMember;
let about: TestMember;
/** The id, page and title of one target of each kind. */
let targets: Record<Target, [id: number, path: string, title: string]>;

beforeAll(async () => {
  server = await startServer();
  on = decidingOn(server, await operatorOn(server));
  [writer, about] = await server.fourMembers();
  const recording = recordingOn(server);
  const project = await recruitingOn(server.call).publish(writer, { title: '모집글 제목' });
  const comment = await commentingOn(server, createPayload()).write(project, '모집글 댓글', writer);
  const archive = await recording.publish([writer, about]);
  const path = `/api/archive/${archive}/comments`;
  const json = { content: '아카이브 댓글', writer: writer.nickname };
  const below = await server.call<{ id: number }>('POST', path, { token: writer.token, json });
  const line = await recording.say(archive, writer, about, { feedback: '한줄평' });
  const { data } = await archivingOn(server).read(archive);
  targets = {
    PROJECT: [project, paths.projectDetail(project), '모집글 제목'],
    PROJECT_COMMENT: [comment, `${paths.projectDetail(project)}#comment-${comment}`, '모집글 댓글'],
    ARCHIVE: [archive, paths.archiveDetail(archive), data.title],
    ARCHIVE_COMMENT: [below.data.id, `${paths.archiveDetail(archive)}#comment-${below.data.id}`, '아카이브 댓글'],
    EVALUATION: [line, paths.archiveDetail(archive), '한줄평'],
    PROFILE: [writer.id, paths.memberPage(writer.nickname), writer.nickname],
  };
});
afterAll(() => server.close());

const KINDS = ['PROJECT', 'PROJECT_COMMENT', 'ARCHIVE', 'ARCHIVE_COMMENT', 'EVALUATION', 'PROFILE'] as const;

it.each(KINDS)('a case of %s has its writer, page and title, before and after it is reported', async (kind) => {
  const [id, path, title] = targets[kind];
  const expected = {
    target: kind,
    targetId: id,
    path,
    title,
    writer: { memberId: writer.id, nickname: writer.nickname },
  };
  const unreported = await on.open(kind, id);
  // A one-liner has a case only once it is reported (D191).
  if (kind === 'EVALUATION') expect(unreported.code).toBe(404);
  else expect(unreported.data).toMatchObject({ ...expected, state: 'DONE', total: 0, reportList: [] });
  expect((await on.report(kind, id, about)).code).toBe(200);
  const { data } = await on.open(kind, id);
  expect(data).toMatchObject({ ...expected, state: 'OPEN', total: 1 });
  expect([data.member?.memberId, data.member!.reportsAbout > 0]).toEqual([writer.id, true]);
  const { cases } = (await on.queue(`?target=${kind}`)).data;
  const listed = kind === 'EVALUATION' ? null : { memberId: writer.id, nickname: writer.nickname };
  expect(cases).toMatchObject([{ targetId: id, title, writer: listed }]);
});

it('names the writer of an evaluation only to operators, not even to its subject', async () => {
  const [line] = targets.EVALUATION;
  const asked = await server.call('GET', `/api/report/target/evaluation/${line}`, { token: about.token });
  const own = await server.call<{ teamFeedback: object }>('GET', '/api/mypage', { token: about.token });
  expect([asked.code, JSON.stringify(own.data.teamFeedback)]).toEqual([200, expect.stringContaining('한줄평')]);
  for (const text of [asked.text, JSON.stringify(own.data.teamFeedback)]) expect(text).not.toContain(writer.nickname);
  const unknown = await on.open('EVALUATION', line + 1);
  expect(unknown.code).toBe(404);
});
