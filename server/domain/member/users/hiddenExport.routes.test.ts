import { type DataExport, type DataExportTicket } from '@contract/dataExport';
import { unzipSync } from 'fflate';
import { commentingOn } from '../../../app/testing/commenting';
import { decidingOn } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { recordingOn } from '../../../app/testing/recording';
import { recruitingOn } from '../../../app/testing/recruiting';
import { createPayload } from '../../../app/testing/samplePayload';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let operator: TestMember;
let member: TestMember;
let blocked: TestMember;
let reporters: TestMember[];
let text: string;
let data: DataExport;
let files: string[];
let ids: Record<'post' | 'comment' | 'line' | 'reported', number>;

beforeAll(async () => {
  server = await startServer();
  operator = await operatorOn(server);
  [member, ...reporters] = await server.fourMembers();
  blocked = await server.member({ nickname: '차단된이' });
  // Members must be three days old for their reports to hide content.
  await server.db
    .updateTable('member')
    .set({ created_at: new Date('2026-01-01') })
    .execute();
  await live();
  ({ text, data, files } = await exportOf(member));
});
afterAll(() => server.close());

/** Creates content of the member that an operator hides, and one post that reports hide. */
async function live() {
  const on = decidingOn(server, operator);
  const recruiting = recruitingOn(server.call);
  const post = await recruiting.publish(member, { title: '숨긴 글', article: '숨긴 본문' });
  const reported = await recruiting.publish(member, { title: '신고된 글' });
  const other = await recruiting.publish(reporters[0]!);
  const comment = await commentingOn(server, createPayload()).write(other, '숨긴 댓글', member);
  const recording = recordingOn(server);
  const archive = await recording.publish([reporters[0]!, member]);
  const line = await recording.say(archive, member, reporters[0]!, { feedback: '숨긴 한줄평' });
  ids = { post, comment, line, reported };
  await on.measure('HIDE', 'PROJECT', post, { reason: '글 이유' });
  await on.measure('HIDE', 'PROJECT_COMMENT', comment, { reason: '댓글 이유' });
  await on.report('EVALUATION', line, reporters[0]!);
  await on.measure('HIDE', 'EVALUATION', line, { reason: '한줄평 이유' });
  await on.measure('HIDE', 'PROFILE', member.id, { parts: ['PHOTO'], reason: '사진 이유' });
  await on.measure('WARN', 'PROFILE', member.id, { reason: '경고 이유' });
  for (const reporter of reporters) await on.report('PROJECT', reported, reporter, '신고한 말');
  await server.call('POST', '/api/users/me/blocks', { token: member.token, json: { nickname: blocked.nickname } });
}

async function exportOf({ token, password, refresh }: TestMember) {
  const json = { currentPassword: password };
  const { ticket } = (await server.call<DataExportTicket>('POST', '/api/users/me/export', { token, json })).data;
  const cookies = { refresh };
  const query = new URLSearchParams({ ticket }).toString();
  const { raw } = await server.call('GET', `/api/users/me/export?${query}`, { cookies });
  const zip = unzipSync(new Uint8Array(raw));
  const written = Buffer.from(zip['data.json'] ?? []).toString();
  return { text: written, data: JSON.parse(written) as DataExport, files: Object.keys(zip) };
}

it('has all own content that is hidden from others, with the reason of an operator, its text and the photo', () => {
  const hidden = data.hidden.map(({ target, targetId, part, reason }) => [target, targetId, part, reason]);
  expect(hidden).toHaveLength(5);
  expect(hidden).toEqual(
    expect.arrayContaining([
      ['PROJECT', ids.post, null, '글 이유'],
      ['PROJECT', ids.reported, null, null],
      ['PROJECT_COMMENT', ids.comment, null, '댓글 이유'],
      ['EVALUATION', ids.line, null, '한줄평 이유'],
      ['PROFILE', member.id, 'PHOTO', '사진 이유'],
    ]),
  );
  for (const word of ['숨긴 글', '숨긴 본문', '신고된 글', '숨긴 댓글', '숨긴 한줄평']) expect(text).toContain(word);
  expect(files).toContain('profile.webp');
});

it('has every measure, newest first, with its target', () => {
  expect(data.measures.map(({ action, target, reason, title }) => [action, target, reason, title])).toEqual([
    ['AUTO_HIDE', 'PROJECT', '', '신고된 글'],
    ['WARN', 'PROFILE', '경고 이유', member.nickname],
    ['HIDE', 'PROFILE', '사진 이유', member.nickname],
    ['HIDE', 'EVALUATION', '한줄평 이유', '숨긴 한줄평'],
    ['HIDE', 'PROJECT_COMMENT', '댓글 이유', '숨긴 댓글'],
    ['HIDE', 'PROJECT', '글 이유', '숨긴 글'],
  ]);
});

it('has the blocked members, but no operator, no reporter and no text of a report', () => {
  expect(data.blocks.map(({ nickname }) => nickname)).toEqual(['차단된이']);
  for (const { nickname } of [operator, reporters[1]!, reporters[2]!]) expect(text).not.toContain(`"${nickname}"`);
  expect(text).not.toContain('신고한 말');
});

it('of a blocked member does not contain the block', async () => {
  const theirs = await exportOf(blocked);
  expect(theirs.data.blocks).toEqual([]);
  expect(theirs.text).not.toContain(member.nickname);
});
