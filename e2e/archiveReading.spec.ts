import { enter, join } from './apiFlows';
import { publishArchive } from './archiveFlows';
import { expectAccessible } from './expectAccessible';
import { expect, test } from './test';

// The server encodes the picture of an archive in several sizes first.
test.describe.configure({ timeout: 120_000 });

test(
  'a visitor finds an archive, opens its pictures by keyboard, and needs a login for a bookmark',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const { title } = await publishArchive(request);

    await page.goto('/archive');
    // The list of all may look the same, and is replaced.
    const searched = page.waitForResponse((response) => new URL(response.url()).searchParams.get('keyword') === title);
    await page.getByRole('searchbox', { name: '아카이브 제목 검색' }).fill(title);
    await searched;
    await expect(page).toHaveURL(/keyword=/);
    await expect(page.getByRole('heading', { name: '총 1개의 아카이브' })).toBeVisible();
    await page.getByRole('link', { name: title, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    const opener = page.getByRole('button', { name: `‘${title}’ 이미지 1 크게 보기` });
    await opener.focus();
    await page.keyboard.press('Enter');
    const box = page.getByRole('dialog', { name: '이미지 크게 보기' });
    await expect(box.getByText('2 / 3')).toBeVisible();
    await expect(box.getByRole('img', { name: `‘${title}’ 이미지 1` })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(box.getByText('3 / 3')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(opener).toBeFocused();

    await page.getByRole('button', { name: '북마크 0' }).filter({ visible: true }).click();
    await expect(page.getByText('로그인이 필요해요.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await page.goBack();
    await page.getByRole('link', { name: '아카이브 목록' }).click();
    await expect(page.getByRole('searchbox', { name: '아카이브 제목 검색' })).toHaveValue(title);
  },
);

test(
  'a member bookmarks an archive and comments on it, and the list counts both',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { id, title } = await publishArchive(request);
    await enter(page, await join(request), `/archive/${id}`);

    const bookmark = page.getByRole('button', { name: /^북마크 \d/ }).filter({ visible: true });
    await bookmark.click();
    await expect(page.getByText('북마크를 반영했어요.')).toBeVisible();
    await expect(bookmark).toHaveAccessibleName('북마크 1');
    await page.getByLabel('댓글을 입력해 주세요').fill('응원해요! \u202E거꾸로\u202C <b>굵게</b>');
    await page.getByRole('button', { name: '등록', exact: true }).click();
    await expect(page.getByRole('heading', { name: '댓글 1' })).toBeVisible();
    await expect(page.getByRole('button', { name: '답글 달기' })).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/archive?keyword=${encodeURIComponent(title)}`);
    await expect(page.getByRole('button', { name: `${title} 북마크` })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('article')).toContainText('댓글 1북마크 1');
  },
);
