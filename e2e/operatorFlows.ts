import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type APIRequestContext } from '@playwright/test';
import { enter, join, publishPost, type Member } from './apiFlows';
import { type MyPage } from '../contract/mypage';
import { type ReportTargetType } from '../contract/report';
import { evaluate, registerArchive, titleOf } from './archiveFlows';
import { expect } from './expect';
import { type Newcomer } from './member';
import { dataDirOfWorker } from './serverPool';
import { type StoryPage } from './storyPage';

const run = promisify(execFile);

let operator: Promise<Newcomer> | undefined;

/**
 * The operator of this worker's server. All tests share one, because the command that appoints an operator takes as
 * long as a test.
 */
export function joinOperator(request: APIRequestContext): Promise<Newcomer> {
  return (operator ??= nameOperator(request));
}

/** Signs up a new member and makes them an operator by the command, while the server is running. */
async function nameOperator(request: APIRequestContext): Promise<Newcomer> {
  const newcomer = await join(request);
  // Built by scripts/e2e.mjs: it starts in a third of the time that its sources take.
  await run(process.execPath, ['.cache/operator/main.js', 'add', newcomer.nickname], {
    env: { ...process.env, DATA_DIR: dataDirOfWorker() },
  });
  return newcomer;
}

interface Reported {
  reportTarget: ReportTargetType;
  targetId: number;
}

/** Reports something as a new member. */
export const reportAsNewcomer = async (request: APIRequestContext, reported: Reported) =>
  reportAs(request, await join(request), reported);

/** Reports something as the member of the token. */
export async function reportAs(request: APIRequestContext, { access }: Member, reported: Reported) {
  const data = { ...reported, nickname: null, reportType: 'SPAM', reportContent: '가입비를 먼저 내라고 해요.' };
  const response = await request.post('/api/report/submit', { headers: { access }, data });
  expect(response.status()).toBe(200);
}

/** Posts of one new member, each reported once by another one, oldest first. */
export async function publishReported(request: APIRequestContext, count: number) {
  const [writer, reporter] = [await join(request), await join(request)];
  const titles = Array.from({ length: count }, (_, index) => `재택 알바 ${index + 1} ${writer.username}`);
  for (const title of titles) {
    const targetId = await publishPost(request, writer.access, title);
    await reportAs(request, reporter, { reportTarget: 'PROJECT', targetId });
  }
  return { writer, titles };
}

const COMMENTS = ['오픈채팅으로 오면 자료를 드려요.', '수준이 낮네요.', '여기 눌러 보세요.', '학번 아시는 분?'];
const ARCHIVE_COMMENTS = ['설문 부탁드려요.', '왜 만들었어요?', '연락처 남겨요.'];

/**
 * Comments, an archive, a one-liner and the profile of one new member, each reported once: ten cases, oldest first, by
 * the headings of their pages.
 */
export async function publishReportedOfEveryKind(request: APIRequestContext) {
  const [writer, mate, reporter] = [await join(request), await join(request), await join(request)];
  const post = await publishPost(request, reporter.access, `함께 읽어요 ${writer.username}`);
  const archive = await registerArchive(request, writer, mate);
  await evaluate(request, archive, mate.access, writer.nickname);
  await evaluate(request, archive, writer.access, mate.nickname);

  const comment = async (address: string, content: string) => {
    const response = await request.post(address, {
      headers: { access: writer.access },
      data: { content, writer: writer.nickname },
    });
    expect(response.status()).toBe(200);
    return ((await response.json()) as { data: { id: number } }).data.id;
  };
  const pageOf = async ({ access }: Member) => {
    const response = await request.get('/api/mypage', { headers: { access } });
    return ((await response.json()) as { data: MyPage }).data;
  };

  for (const content of COMMENTS) {
    const targetId = await comment(`/api/projects/${post}/comments`, content);
    await reportAs(request, reporter, { reportTarget: 'PROJECT_COMMENT', targetId });
  }
  for (const content of ARCHIVE_COMMENTS) {
    const targetId = await comment(`/api/archive/${archive}/comments`, content);
    await reportAs(request, reporter, { reportTarget: 'ARCHIVE_COMMENT', targetId });
  }
  await reportAs(request, reporter, { reportTarget: 'ARCHIVE', targetId: archive });
  const [line] = (await pageOf(mate)).teamFeedback.myPageEvaluation.feedbacks;
  if (!line || !('id' in line)) throw new Error('The own page has the ids of received one-liners.');
  await reportAs(request, mate, { reportTarget: 'EVALUATION', targetId: line.id });
  const { memberId } = (await pageOf(writer)).basicInfo;
  await reportAs(request, reporter, { reportTarget: 'PROFILE', targetId: memberId });

  // The archive comes first: signals of its publication, by accounts of this minute, have opened its case (D162).
  const headings = [titleOf(writer), ...COMMENTS, ...ARCHIVE_COMMENTS, `‘${line.content}’`, writer.nickname];
  return { writer, headings };
}

/** Publishes a post, reports it as a new member, and opens its case as the operator. */
export async function openReportedPost(page: StoryPage) {
  const title = `재택 알바 ${Date.now()}`;
  const writer = await join(page.request);
  const post = await publishPost(page.request, writer.access, title);
  await reportAsNewcomer(page.request, { reportTarget: 'PROJECT', targetId: post });
  const operator = await joinOperator(page.request);
  await enter(page, operator, `/admin/reports/project/${post}`);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  return { title, post, writer, operator };
}

/** Opens the case of a reported post from the own profile, as the operator. */
export async function openCase(page: StoryPage, title: string) {
  const operator = await joinOperator(page.request);
  await enter(page, operator, '/mypage');
  // The link is in the header of a wide screen and on the own profile of every screen.
  await page.getByRole('link', { name: /^운영/ }).first().click();
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  return operator;
}

interface Measure {
  measure: string;
  reason: string;
  /** Gives the password, which some measures ask for again. */
  operator?: Newcomer;
}

/** The choice and the button of each decision. */
const DECISIONS: Readonly<Record<string, readonly [choice: string, send: string]>> = {
  숨기기: ['숨기기', '숨기기'],
  복구: ['복구', '복구하기'],
  '7일 정지': ['7일 정지', '7일 정지하기'],
};

/** Fills the decision about the open case, on phones in its sheet; returns what sends it. */
export async function fillMeasure(page: StoryPage, { measure, reason, operator }: Measure) {
  const [choice = '', label = ''] = DECISIONS[measure] ?? [];
  const decide = page.getByRole('button', { name: '결정하기', exact: true });
  const decision = page.getByRole('form', { name: '결정' });
  // Both are there once the case has loaded.
  await page.getByRole('region', { name: '작성자' }).waitFor();
  if ((await decide.count()) > 0) await decide.click();
  await decision.getByText(choice, { exact: true }).click();
  await decision.getByRole('textbox', { name: /^이유/ }).fill(reason);
  if (operator)
    await decision.getByLabel('비밀번호를 한 번 더 확인해 주세요.', { exact: true }).fill(operator.password);
  return async () => {
    await decision.getByRole('button', { name: new RegExp(`^${label}`) }).click();
    await expect(page.getByText(/(숨겼|복구했|정지했)어요$/).first()).toBeVisible();
  };
}
