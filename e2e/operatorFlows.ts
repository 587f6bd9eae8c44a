import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type APIRequestContext } from '@playwright/test';
import { enter, join, publishPost } from './apiFlows';
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
  reportTarget: 'PROJECT' | 'PROJECT_COMMENT';
  targetId: number;
}

/** Reports something as a new member. */
export async function reportAsNewcomer(request: APIRequestContext, reported: Reported) {
  const { access } = await join(request);
  const data = { ...reported, nickname: null, reportType: 'SPAM', reportContent: '가입비를 먼저 내라고 해요.' };
  const response = await request.post('/api/report/submit', { headers: { access }, data });
  expect(response.status()).toBe(200);
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

/** Opens the dialog of a measure on the open case and fills it; returns what sends it. */
export async function fillMeasure(page: StoryPage, { measure, reason, operator }: Measure) {
  await page.getByRole('group', { name: '조치' }).getByRole('button', { name: measure, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (measure === '정지') await dialog.getByText('7일', { exact: true }).click();
  await dialog.getByRole('textbox', { name: /^이유/ }).fill(reason);
  if (operator) await dialog.getByLabel('비밀번호를 한 번 더 확인해 주세요.', { exact: true }).fill(operator.password);
  return async () => {
    await dialog.getByRole('button', { name: measure, exact: true }).click();
    await expect(page.getByText('처리했어요.').first()).toBeVisible();
  };
}
