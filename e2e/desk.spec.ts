import { type Page } from '@playwright/test';
import { enter } from './apiFlows';
import { expectAccessible } from './expectAccessible';
import { press } from './keyboard';
import { joinOperator, publishReported, publishReportedOfEveryKind } from './operatorFlows';
// The server answers documents of the desk with 404, which browsers log to the console.
import { expect, testWithConsoleErrors as test, waitForScript } from './test';

const REASON = '가입비를 받는 글은 올릴 수 없어요.';

const heading = (page: Page, name: string | undefined) =>
  page.getByRole('heading', { level: 2, name: name ?? '', exact: true });
const decision = (page: Page) => page.getByRole('form', { name: '결정' });
const password = (page: Page) => page.getByLabel('비밀번호를 한 번 더 확인해 주세요.', { exact: true });

/** The queue of one writer's cases, oldest first. */
const queueOf = (nickname: string) => `/admin/reports?${new URLSearchParams({ member: nickname, sort: 'oldest' })}`;

/** Chooses by the keys of a decision, writes the reason where one is needed, and sends by Ctrl+Enter. */
async function decide(page: Page, keys: string, reason?: string) {
  for (const key of keys) await page.keyboard.press(key);
  if (reason !== undefined) {
    await page.keyboard.press('e');
    await expect(decision(page).getByRole('textbox', { name: /^이유/ })).toBeFocused();
    await page.keyboard.type(reason);
  }
  await page.keyboard.press('Control+Enter');
}

test(
  'an operator decides ten cases by keyboard alone and takes one act back',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(300_000);
    waitForScript(page);
    const { writer, titles } = await publishReported(page.request, 10);
    const operator = await joinOperator(page.request);
    const [first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth] = titles;
    const done = async (text: string, next: string | undefined) => {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(heading(page, next)).toBeFocused();
    };
    await enter(page, operator, queueOf(writer.nickname));
    await press(page.getByRole('link', { name: new RegExp(`^${first}`) }));
    await expect(heading(page, first)).toBeFocused();

    // The first act asks for the password, whose field gets the focus.
    await decide(page, 'd');
    await expect(password(page)).toBeFocused();
    await page.keyboard.type(operator.password);
    await page.keyboard.press('Control+Enter');
    await done('문제없음으로 닫았어요', second);

    await decide(page, 'h', REASON);
    await done('글을 숨겼어요', third);
    await page.keyboard.press('z');
    await expect(heading(page, second)).toBeFocused();
    await expect(page.getByText('확인 전', { exact: true }).last()).toBeVisible();
    await decide(page, 'h', REASON);
    await done('글을 숨겼어요', third);

    await decide(page, 'lw', REASON);
    await done('경고했어요', fourth);
    // A measure alone leaves the content as it is.
    await decide(page, 'w', REASON);
    await done('경고했어요', fifth);
    await decide(page, 'hw', REASON);
    await done('글을 숨기고 경고했어요', sixth);

    await page.keyboard.press('j');
    await expect(heading(page, seventh)).toBeFocused();
    await page.keyboard.press('k');
    await expect(heading(page, sixth)).toBeFocused();
    for (const next of [seventh, eighth, ninth, tenth]) {
      await decide(page, 'd');
      await expect(heading(page, next)).toBeFocused();
    }

    // The key of suspensions pressed again chooses the next period.
    await page.keyboard.press('s');
    await expect(decision(page).getByRole('radio', { name: /^7일 정지/ })).toBeFocused();
    await decide(page, 's', REASON);
    await expect(page.getByText('30일 정지했어요', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '되돌리기' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: '신고' })).toBeFocused();

    // What is hidden is restored by its own key.
    await page.goto(`${queueOf(writer.nickname)}&state=DONE`);
    await press(page.getByRole('link', { name: new RegExp(`^${second}`) }));
    await expect(heading(page, second)).toBeFocused();
    await decide(page, 'r', '고친 글을 확인했어요.');
    await expect(page.getByText('글을 복구했어요', { exact: true })).toBeVisible();
  },
);

test(
  'an operator decides ten more cases by keyboard alone, about comments, an archive, a one-liner and a profile',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(300_000);
    waitForScript(page);
    const { writer, headings } = await publishReportedOfEveryKind(page.request);
    const operator = await joinOperator(page.request);
    const at = (number: number) => headings[number - 1];
    const done = async (text: string, next: string | undefined) => {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(heading(page, next)).toBeFocused();
    };
    await enter(page, operator, queueOf(writer.nickname));
    await press(page.getByRole('link', { name: new RegExp(`^${at(1)}`) }));
    await expect(heading(page, at(1))).toBeFocused();

    // A reason that is used often fills the box.
    await page.keyboard.press('h');
    await press(decision(page).getByRole('button', { name: '반복 홍보', exact: true }));
    await expect(decision(page).getByRole('textbox', { name: '이유', exact: true })).not.toHaveValue('');
    await page.keyboard.press('Control+Enter');
    await expect(password(page)).toBeFocused();
    await page.keyboard.type(operator.password);
    await page.keyboard.press('Control+Enter');
    await done('글을 숨겼어요', at(2));

    await decide(page, 'd');
    await done('문제없음으로 닫았어요', at(3));
    await decide(page, 'lw', REASON);
    await done('경고했어요', at(4));
    await decide(page, 'hw', REASON);
    await done('댓글을 숨기고 경고했어요', at(5));
    await page.keyboard.press('z');
    await expect(page.getByText('되돌렸어요.', { exact: true })).toBeVisible();
    await expect(heading(page, at(4))).toBeFocused();
    for (const next of [at(5), at(6), at(7), at(8)]) {
      await decide(page, 'd');
      await expect(heading(page, next)).toBeFocused();
    }

    await decide(page, 'h', REASON);
    await done('댓글을 숨겼어요', at(9));

    // What is decided about stays in view while the reason is written.
    await page.keyboard.press('h');
    await expect(decision(page).getByRole('radio', { name: '숨기기 프로필에서 사라져요' })).toBeFocused();
    await page.keyboard.press('e');
    await page.keyboard.type(REASON);
    await expect(heading(page, at(9))).toBeInViewport();
    await page.keyboard.press('Control+Enter');
    await done('한줄평을 숨겼어요', at(10));

    await decide(page, 'hs');
    await expect(decision(page).getByRole('button', { name: '프로필 사진' })).toBeFocused();
    await page.keyboard.press('Space');
    await decide(page, '', REASON);
    await expect(page.getByText('프로필을 숨기고 7일 정지했어요', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '신고' })).toBeFocused();
  },
);

test(
  'an operator writes a reason once, opens the hidden page from its case and hides what its writer wrote',
  { tag: '@desktop' },
  async ({ page }) => {
    waitForScript(page);
    const { writer, titles } = await publishReported(page.request, 3);
    const [first, second] = titles;
    const operator = await joinOperator(page.request);
    await enter(page, operator, queueOf(writer.nickname));
    await page.getByRole('link', { name: new RegExp(`^${first}`) }).click();
    await expect(heading(page, first)).toBeFocused();
    await decision(page).getByText('숨기기', { exact: true }).click();

    const name = `이유 ${Date.now().toString(36).slice(-6)}`;
    await decision(page).getByRole('button', { name: '자주 쓰는 이유 고치기' }).click();
    const reasons = page.getByRole('dialog', { name: '자주 쓰는 이유' });
    await reasons.getByRole('button', { name: '새 이유 쓰기' }).click();
    const form = page.getByRole('dialog', { name: '새 이유 쓰기' });
    await form.getByRole('textbox', { name: '이름' }).fill(name);
    await form.getByRole('textbox', { name: '이유' }).fill(REASON);
    await expectAccessible(page);
    await form.getByRole('button', { name: '저장' }).click();
    await expect(reasons.getByText(name)).toBeVisible();
    await expectAccessible(page);
    await reasons.getByRole('button', { name: '닫기' }).click();

    const reason = decision(page).getByRole('textbox', { name: /^이유/ });
    const chip = decision(page).getByRole('button', { name, exact: true });
    await chip.click();
    await expect(reason).toHaveValue(REASON);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    // The label of the reason stands in the column of the others.
    const [label, content] = await Promise.all(
      ['이유', '이 글'].map((text) => decision(page).getByText(text, { exact: true }).first().boundingBox()),
    );
    expect(label?.x).toBe(content?.x);
    expect((await reason.boundingBox())?.x).toBeGreaterThan((label?.x ?? 0) + (label?.width ?? 0));
    if (await password(page).isVisible()) await password(page).fill(operator.password);
    await expectAccessible(page);
    await decision(page)
      .getByRole('button', { name: /^숨기기/ })
      .click();
    await expect(heading(page, second)).toBeFocused();
    // The page ends with its footer, with nothing kept free for a bar that stands in the page.
    const rest = await page.evaluate(() => {
      const footer = document.querySelector('footer')?.lastElementChild;
      return document.documentElement.scrollHeight - (footer?.getBoundingClientRect().bottom ?? 0) - window.scrollY;
    });
    expect(rest).toBeLessThan(150);

    await page.goto(`${queueOf(writer.nickname)}&state=DONE`);
    await page.getByRole('link', { name: new RegExp(`^${first}`) }).click();
    await page.getByRole('link', { name: '글 열기' }).click();
    await expect(page.getByText('숨긴 글이에요.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    for (const action of ['지원하기', '북마크', '공유', '등록'])
      await expect(page.getByRole('main').getByRole('button', { name: action })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: '신고로 돌아가기' }).click();
    await expect(heading(page, first)).toBeVisible();

    await page.getByRole('region', { name: '작성자' }).getByRole('link').first().click();
    await page.getByRole('button', { name: '이 회원의 글 모두 숨기기' }).click();
    const question = page.getByRole('dialog', { name: `${writer.nickname} 님의 글 2개를 숨길까요?` });
    await question.getByRole('button', { name, exact: true }).click();
    await expectAccessible(page);
    await question.getByRole('button', { name: '2개 숨기기' }).click();
    await expect(page.getByText('글 2개를 숨겼어요')).toBeVisible();
  },
);

test(
  'on a phone the desk is reached from the header, with its number of waiting cases',
  { tag: '@phone' },
  async ({ page }) => {
    waitForScript(page);
    const { writer, titles } = await publishReported(page.request, 1);
    const operator = await joinOperator(page.request);
    await enter(page, operator, '/about');
    const shield = page.getByRole('banner').getByRole('link', { name: /^운영, 확인할 신고 \d+$/ });
    const waiting = async () => Number(/\d+$/.exec((await shield.getAttribute('aria-label')) ?? '')?.[0]);
    const before = await waiting();
    await expectAccessible(page);
    await shield.tap();
    await expect(page).toHaveURL(/\/admin\/reports$/);
    await expect(page.getByRole('link', { name: `확인할 신고 ${before}` }).first()).toBeVisible();

    await page.goto(queueOf(writer.nickname));
    await page.getByRole('link', { name: new RegExp(`^${titles[0]}`) }).tap();
    await page.getByRole('button', { name: '결정하기', exact: true }).tap();
    await decision(page).getByText('문제없음', { exact: true }).tap();
    if (await password(page).isVisible()) await password(page).fill(operator.password);
    await expectAccessible(page);
    await decision(page).getByRole('button', { name: '문제없음으로 닫기' }).tap();
    await expect(page.getByText('문제없음으로 닫았어요')).toBeVisible();
    if (before > 1) await expect.poll(waiting).toBe(before - 1);
    else await expect(page.getByRole('banner').getByRole('link', { name: '운영', exact: true })).toBeVisible();
  },
);
