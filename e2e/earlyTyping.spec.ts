import { EventEmitter, once } from 'node:events';
import { type Locator, type Page } from '@playwright/test';
import { join, publishPost } from './apiFlows';
import { publishArchive } from './archiveFlows';
import { translate } from './translated';
import { whenHydrated, expect, test, testWithConsoleErrors } from './test';

const TEXT = '동네책장';

interface EarlyTyping {
  /** The field's text in the end; null when the field is gone by then. */
  expected?: string | null;
  /** What happens between the typing and the arrival of the script. */
  meanwhile?: (field: Locator) => Promise<void>;
}

/** Types into the server's HTML while the script is still loading, then lets the script load. */
async function typeEarly(page: Page, address: string, name: string, { expected = TEXT, meanwhile }: EarlyTyping = {}) {
  const script = new EventEmitter();
  const arrival = once(script, 'arrival');
  await page.route(/\.js(\?|$)/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  const field = page.getByLabel(name, { exact: true });
  await field.fill(TEXT);
  await meanwhile?.(field);
  script.emit('arrival');
  await whenHydrated(page);
  if (expected !== null) await expect(field).toHaveValue(expected);
}

const submit = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('a title typed before hydration is searched for', async ({ page }) => {
  for (const [address, name] of [
    ['/project', '프로젝트 제목 검색'],
    ['/archive', '아카이브 제목 검색'],
  ] as const) {
    await typeEarly(page, address, name);
    await expect(page).toHaveURL((url) => [...url.searchParams.values()].includes(TEXT));
  }
});

test('a comment typed before hydration is appended to the draft of the tab and can be sent', async ({
  page,
  request,
}) => {
  const post = await publishPost(request, (await join(request)).access, '책장을 함께 채워요');
  const address = `/projectdetail/${post}`;
  await page.goto(address);
  const box = page.getByLabel('댓글을 입력해 주세요', { exact: true });
  await box.fill('저장된 초안');
  await typeEarly(page, address, '댓글을 입력해 주세요', { expected: `저장된 초안\n${TEXT}` });
  await expect(box).toBeFocused();
  await expect(submit(page, '등록')).not.toHaveAttribute('aria-disabled', 'true');
});

test('a comment on an archive typed before hydration can be sent', async ({ page, request }) => {
  const { id } = await publishArchive(request);
  await typeEarly(page, `/archive/${id}`, '댓글을 입력해 주세요');
  await expect(submit(page, '등록')).not.toHaveAttribute('aria-disabled', 'true');
});

test('a credential pasted before hydration can be checked', async ({ page }) => {
  await typeEarly(page, '/verify', '증명서 글이나 확인 페이지 주소를 붙여 넣어 주세요');
  await submit(page, '확인하기').click();
  await expect(page.getByRole('heading', { level: 1, name: '읽을 수 없어요' })).toBeFocused();
});

test('a credential sent before hydration is checked', async ({ page }) => {
  await typeEarly(page, '/verify', '증명서 글이나 확인 페이지 주소를 붙여 넣어 주세요', {
    expected: null,
    meanwhile: () => submit(page, '확인하기').click(),
  });
  await expect(page.getByRole('heading', { level: 1, name: '읽을 수 없어요' })).toBeFocused();
});

/** Puts an element beside a field and one into the page's content, as password managers and translators do. */
const extend = (field: Locator) =>
  field.evaluate((element) => {
    element.after(document.createElement('extension-button'));
    element.closest('main')?.prepend(document.createElement('extension-bar'));
  });

// React reports that it renders the page anew.
testWithConsoleErrors(
  'text typed before hydration stays when an extension puts elements beside the field or translates the page',
  async ({ page, request }) => {
    const post = await publishPost(request, (await join(request)).access, '책을 함께 읽어요');
    await typeEarly(page, `/projectdetail/${post}`, '댓글을 입력해 주세요', { meanwhile: extend });
    await typeEarly(page, '/verify', '증명서 글이나 확인 페이지 주소를 붙여 넣어 주세요', { meanwhile: extend });
    await typeEarly(page, '/project', '프로젝트 제목 검색', { meanwhile: () => translate(page) });
    await typeEarly(page, '/archive', '아카이브 제목 검색', { meanwhile: extend });
    await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === TEXT);
  },
);

test('a credential pasted without scripts stays in its box and out of the address', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/verify');
  const field = page.getByLabel('증명서 글이나 확인 페이지 주소를 붙여 넣어 주세요', { exact: true });
  await field.fill(TEXT);
  await submit(page, '확인하기').click();

  await expect(page).toHaveURL(`${origin}/verify`);
  await expect(field).toHaveValue(TEXT);
  await context.close();
});
