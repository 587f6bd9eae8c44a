import { type APIRequestContext, type Page } from '@playwright/test';
import { applyTo, join, openSession, publishPost } from './apiFlows';
import { publishArchive, registerArchive } from './archiveFlows';
import { createNewcomer, fillAccountStep } from './member';
import { checkText, issueCredential, publishRecord, textsOf, withdrawCredential } from './recordFlows';

/** Checks the current screen. */
type Visit = (page: Page) => Promise<void>;

/**
 * Visits the public screens with content. Of two pages with the same components (terms and privacy, the searches for
 * username and password) one is visited.
 */
export async function visitScreens(page: Page, request: APIRequestContext, visit: Visit) {
  const { id, writer, address: record } = await publishRecord(request);
  const { access } = writer;
  const post = await publishPost(request, access, '함께 읽을 책을 고를 팀원을 찾아요');
  const credential = await issueCredential(request, access, id);
  const found = ['/project', `/projectdetail/${post}`, '/archive', `/archive/${id}`, record, '/verify', '/1'];

  for (const address of [
    ...['/', '/about', '/terms', '/login', '/findPassword', '/undoEmail#token', ...found],
    `/verify/${credential.id}`,
  ]) {
    await page.goto(address);
    await visit(page);
  }
  await page.goto('/signup1');
  await visit(page);
  await fillAccountStep(page, createNewcomer());
  await page.getByRole('button', { name: '다음' }).click();
  await page.getByRole('button', { name: '가입하기' }).waitFor();
  await visit(page);
}

/** Visits every result of a check except "valid": of pasted texts, and of a withdrawn credential. */
export async function visitVerdicts(page: Page, request: APIRequestContext, visit: Visit) {
  const { id, writer } = await publishArchive(request);
  const { access } = writer;
  const credential = await issueCredential(request, access, id);
  for (const text of Object.values(textsOf(credential.token))) {
    await checkText(page, text);
    await visit(page);
  }
  await withdrawCredential(request, access, credential.id);
  await page.goto(`/verify/${credential.id}`);
  await visit(page);
}

/** Visits the screens of a member with posts, an archive and evaluations. Forms are visited in their filled state. */
export async function visitScreensAsMember(page: Page, request: APIRequestContext, visit: Visit) {
  const { id, writer, mate, address: record } = await publishRecord(request);
  const { access } = writer;
  const post = await publishPost(request, access, '함께 읽을 책을 고를 팀원을 찾아요');
  const postOfMate = await publishPost(request, mate.access, '책장을 꾸밀 팀원을 찾아요', {
    invitedMembersNicknames: [writer.nickname],
  });
  await applyTo(request, post, await join(request));
  await applyTo(request, post, mate, access);
  const posts = [
    `/projectdetail/${post}`,
    `/project/edit/${post}`,
    `/project/${post}/applicants`,
    `/project/${post}/team`,
  ];
  const archives = [`/archive/${id}`, `/archive/edit/${id}`, `/${id}/a`];
  const profile = ['/mypage', ...['portfolio', 'evaluation', 'activity'].map((tab) => `/mypage?tab=${tab}`)];

  await openSession(page.request, writer);
  for (const address of [
    ...posts,
    ...archives,
    ...profile,
    '/notices',
    record,
    `${record}?lang=en`,
    '/mypage/record',
    '/mypage/account',
    '/mypage/alerts',
    '/mypage/edit',
    '/withdraw',
  ]) {
    await page.goto(address);
    await visit(page);
  }
  await page.goto(`/${await registerArchive(request, writer, mate)}/teamevaluation`);
  await page.getByRole('textbox', { name: '한줄평' }).waitFor();
  await visit(page);
  await page.goto(`/projectdetail/${postOfMate}`);
  await page.getByRole('main').getByRole('link', { name: '신고하기' }).click();
  await page.getByRole('radiogroup', { name: '신고 유형' }).waitFor();
  await visit(page);
}

/** Visits the profile of a new member, with its example and first steps. */
export async function visitScreensAsNewcomer(page: Page, request: APIRequestContext, visit: Visit) {
  await openSession(page.request, await join(request));
  for (const tab of ['career', 'portfolio', 'evaluation', 'activity']) {
    await page.goto(`/mypage?tab=${tab}`);
    await visit(page);
  }
}
