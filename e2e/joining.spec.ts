import { expect, type Page } from '@playwright/test';
import { evaluate } from './archiveFlows';
import { applyTo, enter, join, publishPost } from './apiFlows';
import { expectAccessible } from './expectAccessible';
import { type Newcomer } from './member';
import { startServer } from './server';
import { checkIn, moveClock, openPage } from './teamFlows';
import { test, testWithConsoleErrors } from './test';

const WEEK = 7;

/** The test covers weeks. It moves the clock of its server, so it starts a server of its own. */
test(
  'a team declines an applicant, checks in for two weeks, changes, finishes its project and publishes an archive',
  { tag: '@phone' },
  async ({ browser, playwright }) => {
    let server = await startServer();
    try {
      const api = await playwright.request.newContext({ baseURL: server.origin });
      const [leading, declined, first, second] = [await join(api), await join(api), await join(api), await join(api)];
      const title = `동네 책장 ${leading.username}`;
      const id = await publishPost(api, leading.access, title, {
        personnel: 1,
        seats: [{ role: 'FRONT_END', count: 1 }],
      });
      await applyTo(api, id, declined);
      await applyTo(api, id, first, leading.access);

      const leader = await openPage(browser, server, leading);
      await decline(leader, id);
      const mate = await openPage(browser, server, first);
      await mate.goto(`/project/${id}/team`);
      await checkIn(mate, '도움이 필요해요', '책 검색이 막혔어요.');
      await expectAccessible(mate);

      server = await moveClock(server, WEEK);
      await mate.goto(`/project/${id}/team`);
      await checkIn(mate, '순조로워요', '책 검색을 마쳤어요.');
      await expect(mate.getByRole('row', { name: new RegExp(first.nickname) })).toContainText('도움이 필요해요');
      await expectEvenWeeks(mate, first);

      await leave(mate);
      await reopen(leader, id);
      await applyTo(api, id, second, leading.access);
      await finish(leader, id, title);
      const archiveId = Number(/\/(\d+)\/teamevaluation/.exec(leader.url())?.[1]);
      await evaluate(api, archiveId, leading.access, second.nickname);
      await evaluate(api, archiveId, second.access, leading.nickname);
      await mate.goto(`/archive/${archiveId}`);
      await expect(mate.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await mate.getByRole('link', { name: '모집글 보기' }).click();
      await expect(mate).toHaveURL(new RegExp(`/projectdetail/${id}$`));
      await api.dispose();
    } finally {
      await server.stop();
    }
  },
);

// The browser reports the refusal.
testWithConsoleErrors(
  'a refused application is announced above its sheet, to the accessibility tree, too',
  { tag: '@phone' },
  async ({ page, request }) => {
    const id = await publishPost(request, (await join(request)).access, '함께 걷는 지도');
    await enter(page, await join(request), `/projectdetail/${id}`);
    const message = '그 역할은 자리가 찼어요.';
    await page.route('**/applications', (route) => route.fulfill({ status: 409, json: { message } }));

    await page.getByRole('button', { name: '지원하기' }).click();
    const sheet = page.getByRole('dialog', { name: '지원하기' });
    await sheet.getByLabel('지원 메시지').fill('읽는 습관을 함께 만들고 싶어요.');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: '보내기' }).click();

    const toast = page.getByRole('alert').filter({ hasText: /./ });
    await expect(toast).toBeVisible();
    // Fails while another element covers the toast.
    await toast.hover();
    // Fails while the toast, which stays as long as the mouse is over it, covers the button.
    await sheet.getByRole('button', { name: '보내기' }).click({ trial: true, timeout: 5_000 });

    await sheet.getByRole('button', { name: '닫기' }).click();
    await expect(sheet).toBeHidden();
    await expect(toast).toBeVisible();
  },
);

/** Declines the application that waits, with a reason. */
async function decline(page: Page, id: number) {
  await page.goto(`/project/${id}/applicants`);
  await expect(page.getByText('자리가 모두 찼어요').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: '거절', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('일정이 맞지 않아요').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '거절하기' }).click();
  await expect(page.getByText('지원을 거절했어요.').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
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
