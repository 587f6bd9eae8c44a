import { expect, type Browser, type Page } from '@playwright/test';
import { evaluate } from './archiveFlows';
import { enter, join, openSession, publishPost } from './apiFlows';
import { expectAccessible } from './expectAccessible';
import { startOwnServer, type E2eServer } from './server';
import { type Newcomer } from './member';
import { openSecondMember } from './openSecondMember';
import { test } from './test';

const WEEK = 7;

/** The test covers weeks. It moves the clock of its server, so it starts a server of its own. */
test('a team forms by applications, checks in, changes, finishes its project and publishes an archive', async ({
  browser,
}) => {
  let server = await startOwnServer();
  try {
    const pages = await openPages(browser, server, 4);
    const [leader, first, second, third] = pages.map(({ page }) => page) as [Page, Page, Page, Page];
    const [leading, firstMember, , thirdMember] = pages.map(({ member }) => member) as [
      Newcomer,
      Newcomer,
      Newcomer,
      Newcomer,
    ];
    const title = `동네 책장 ${leading.username}`;
    const access = await openSession(leader.request, leading);
    const id = await publishPost(leader.request, access, title, {
      personnel: 1,
      seats: [{ role: 'FRONT_END', count: 1 }],
    });

    await applyTo(first, id);
    await expectAccessible(first);
    await applyTo(second, id);
    await answerBoth(leader, id, firstMember);
    await second.reload();
    await expect(second.getByText('모집이 마감됐어요.').filter({ visible: true }).first()).toBeVisible();

    await checkIn(first, id, '도움이 필요해요', '책 검색이 막혔어요.');
    await leader.goto(`/project/${id}/team`);
    await expect(leader.getByText('책 검색이 막혔어요.')).toBeVisible();
    await expectAccessible(leader);

    server = await moveClock(server, WEEK);
    await checkIn(first, id, '순조로워요', '책 검색을 마쳤어요.');
    await expect(first.getByRole('row', { name: new RegExp(firstMember.nickname) })).toContainText('도움이 필요해요');
    await expectEvenWeeks(first, firstMember);

    await leave(first);
    await reopen(leader, id);
    await applyTo(third, id);
    await accept(leader, id, thirdMember);
    await finish(leader, id, title);
    const archiveId = Number(/\/(\d+)\/teamevaluation/.exec(leader.url())?.[1]);
    await evaluate(leader.request, archiveId, await openSession(leader.request, leading), thirdMember.nickname);
    await evaluate(third.request, archiveId, await openSession(third.request, thirdMember), leading.nickname);
    await second.goto(`/archive/${archiveId}`);
    await expect(second.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await second.getByRole('link', { name: '모집글 보기' }).click();
    await expect(second).toHaveURL(new RegExp(`/projectdetail/${id}$`));
  } finally {
    await server.stop();
  }
});

test('a refused application is announced above its sheet, to the accessibility tree, too', async ({ page }) => {
  const leader = await join(page.request);
  const id = await publishPost(page.request, await openSession(page.request, leader), '함께 걷는 지도');
  await page.goto(`/projectdetail/${id}`);
  const applicant = await openSecondMember(page);
  await enter(applicant, await join(applicant.request), `/projectdetail/${id}`);
  const message = '그 역할은 자리가 찼어요.';
  await applicant.route('**/applications', (route) => route.fulfill({ status: 409, json: { message } }));

  await applicant.getByRole('button', { name: '지원하기' }).click();
  const sheet = applicant.getByRole('dialog', { name: '지원하기' });
  await sheet.getByLabel('지원 메시지').fill('읽는 습관을 함께 만들고 싶어요.');
  await sheet.getByRole('button', { name: '보내기' }).click();

  const toast = applicant.getByRole('alert').filter({ hasText: /./ });
  await expect(toast).toBeVisible();
  // Fails while another element covers the toast.
  await toast.hover();
  // Fails while the toast, which stays as long as the mouse is over it, covers the button.
  await sheet.getByRole('button', { name: '보내기' }).click({ trial: true, timeout: 5_000 });

  await sheet.getByRole('button', { name: '닫기' }).click();
  await expect(sheet).toBeHidden();
  await expect(toast).toBeVisible();
  await applicant.context().close();
});

/** Opens one page per member, each in its own browser context. */
async function openPages(browser: Browser, { origin }: E2eServer, count: number) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const context = await browser.newContext({ baseURL: origin, locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
      const page = await context.newPage();
      const member = await join(page.request);
      await enter(page, member, '/about');
      return { page, member };
    }),
  );
}

async function moveClock(server: E2eServer, clockShiftDays: number): Promise<E2eServer> {
  await server.stop();
  return startOwnServer({ dataDir: server.dataDir, port: new URL(server.origin).port, clockShiftDays });
}

async function applyTo(page: Page, id: number) {
  await page.goto(`/projectdetail/${id}`);
  await page.getByRole('button', { name: '지원하기' }).click();
  const sheet = page.getByRole('dialog', { name: '지원하기' });
  await expect(sheet.getByRole('radio', { name: /프론트엔드/ })).toBeChecked();
  await sheet.getByLabel('지원 메시지').fill('읽는 습관을 함께 만들고 싶어요.');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByText('지원했어요. 답이 오면 알려 드릴게요.')).toBeVisible();
  await expect(page.getByRole('button', { name: '지원 취소' })).toBeVisible();
}

async function accept(page: Page, id: number, { nickname }: Newcomer) {
  await page.goto(`/project/${id}/applicants`);
  await page.getByRole('article', { name: nickname }).getByRole('button', { name: '수락' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '수락' }).click();
  await expect(page.getByRole('article', { name: nickname }).getByText('수락됐어요')).toBeVisible();
}

/** Accepts one application, which fills the post, and declines the other with a reason. */
async function answerBoth(page: Page, id: number, accepted: Newcomer) {
  await accept(page, id, accepted);
  await expect(page.getByText('자리가 모두 찼어요').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: '거절', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('일정이 맞지 않아요').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '거절하기' }).click();
  await expect(page.getByText('거절됐어요')).toBeVisible();
  await expectAccessible(page);
}

async function checkIn(page: Page, id: number, mood: string, text: string) {
  await page.goto(`/project/${id}/team`);
  const form = page.getByRole('region', { name: '이번 주 체크인' });
  await form.getByText(mood).click();
  await form.getByLabel('이번 주 소식').fill(text);
  await form.getByRole('button', { name: '남기기' }).click();
  await expect(form.getByRole('button', { name: '고치기' })).toBeVisible();
}

/** The marks of the twelve weeks are side by side with equal distances, on any width. */
async function expectEvenWeeks(page: Page, { nickname }: Newcomer) {
  const cells = page.getByRole('row', { name: new RegExp(nickname) }).getByRole('cell');
  await expect(cells).toHaveCount(12);
  const middles = await cells.evaluateAll((all) =>
    all.map(({ firstElementChild: mark }) => {
      if (!mark) return 0;
      const { left, width } = mark.getBoundingClientRect();
      return left + width / 2;
    }),
  );
  const steps = middles.slice(1).map((middle, index) => Math.round(middle - (middles[index] ?? 0)));
  expect(Math.max(...steps) - Math.min(...steps), steps.join()).toBeLessThanOrEqual(1);
  expect(Math.min(...steps)).toBeGreaterThan(0);
}

async function leave(page: Page) {
  await page.getByRole('button', { name: '나가기' }).click();
  const dialog = page.getByRole('dialog', { name: '팀에서 나갈까요?' });
  await dialog.getByText('관심이 달라졌어요').click();
  await dialog.getByRole('button', { name: '나가기' }).click();
  await expect(page).toHaveURL(/\/projectdetail\/\d+$/);
}

async function reopen(page: Page, id: number) {
  await page.goto(`/project/${id}/team`);
  await expect(page.getByText('빈자리가 생겼어요. 다시 모집할까요?')).toBeVisible();
  await page.getByRole('button', { name: '다시 모집하기' }).click();
  await expect(page.getByText('모집을 다시 시작했어요.')).toBeVisible();
}

/** Finishes the project and registers its archive; ends on the evaluation of the team. */
async function finish(page: Page, id: number, title: string) {
  await page.goto(`/project/${id}/team`);
  await page.getByRole('button', { name: '프로젝트 완료하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '완료하기' }).click();
  await page.getByRole('link', { name: '아카이브로 남기기' }).click();
  await expect(page.getByLabel('제목')).toHaveValue('동네책장');
  await page.getByLabel('제목').fill(title);
  await page.getByLabel('설명').fill('이웃과 책을 나누는 책장을 만들었어요.');
  await page.getByRole('button', { name: '등록하기' }).click();
  await expect(page).toHaveURL(/\/\d+\/teamevaluation$/);
}
