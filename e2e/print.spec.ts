import { expect, type Locator, type Page } from '@playwright/test';
import { enter, join, publishPost } from './apiFlows';
import { publishArchive } from './archiveFlows';
import { publishRecord } from './recordFlows';
import { test } from './test';

/** A4 without its margins of 16 mm, in CSS pixels. */
const PAPER = { width: 673, height: 1001 };

const POST_LINK = 'https://example.com/bookshelf/notes';
const ARCHIVE_LINK = 'https://example.com/reading';
const COMMENT = '저도 함께하고 싶어요.';

interface PrintedPage {
  heading: string;
  link: string;
}

async function publishLinkedPost(page: Page) {
  const writer = await join(page.request);
  const { access } = writer;
  const title = `종이로 읽는 모집글 ${writer.username}`;
  const id = await publishPost(page.request, access, title, { link: POST_LINK });
  const data = { content: COMMENT };
  const commented = await page.request.post(`/api/projects/${id}/comments`, { headers: { access }, data });
  expect(commented.ok()).toBe(true);
  return { id, title, writer };
}

async function showOnPaper(page: Page) {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** Every text and background colour of the visible elements inside an element. */
const coloursIn = (part: Locator) =>
  part.evaluate((root) => {
    const drawn = [root, ...root.querySelectorAll('*')].filter(
      (element) => element instanceof HTMLElement && element.checkVisibility(),
    );
    return [...new Set(drawn.flatMap((element) => [getComputedStyle(element).color, groundOf(element)]))].sort();

    function groundOf(element: Element) {
      return getComputedStyle(element).backgroundColor;
    }
  });

async function expectContentAlone(page: Page, { heading, link }: PrintedPage) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button').filter({ hasNot: page.locator('img') })).toHaveCount(0);
  for (const name of ['수정', '신고하기', '댓글 신고', /목록$/])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  expect(await coloursIn(page.getByRole('main'))).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);

  const address = page.locator(`a[href='${link}']:visible`);
  await expect(address).toHaveCount(1);
  expect(await address.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(link);
}

/** A4 is 210 by 297 mm. A PDF measures in points of 1/72 inch. */
async function expectA4(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ]);
  expect(sizes.length).toBeGreaterThan(0);
  for (const size of sizes) expect(size).toEqual([595, 842]);
}

async function expectWholePictures(pictures: Locator, count: number) {
  await expect(pictures).toHaveCount(count);
  const boxes = await pictures.evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => {
      const { height, width, right } = image.getBoundingClientRect();
      const { objectFit, opacity, breakInside } = getComputedStyle(image);
      return { height, right, isEmpty: width * height === 0, objectFit, opacity, breakInside };
    }),
  );
  for (const { height, right, ...rest } of boxes) {
    expect(height).toBeLessThan(PAPER.height);
    expect(right).toBeLessThanOrEqual(PAPER.width);
    expect(rest).toEqual({ isEmpty: false, objectFit: 'contain', opacity: '1', breakInside: 'avoid' });
  }
}

test('a visitor and the writer of a recruitment post print only its content, black on white on A4', async ({
  page,
}) => {
  const { id, title, writer } = await publishLinkedPost(page);
  await page.goto(`/projectdetail/${id}`);
  await expect(page.getByRole('main').getByRole('link', { name: '지원하기' }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['지원하기', '북마크', '공유', '등록']) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
  }
  const comment = page.getByRole('listitem').filter({ hasText: COMMENT });
  const fact = page.locator('main dl > div').first();
  for (const card of [comment, fact])
    expect(await card.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');

  await page.emulateMedia({ media: 'screen' });
  await enter(page, writer, `/projectdetail/${id}`);
  await expect(page.getByRole('button', { name: '모집 마감하기' })).toBeVisible();
  await showOnPaper(page);
  await expectContentAlone(page, { heading: title, link: POST_LINK });
  for (const text of ['읽은 책을 이웃과 나눠요.', '매주 만나요.', COMMENT]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expectA4(page);
});

test('a reader of an archive prints only its content, with uncropped pictures and the whole team', async ({ page }) => {
  const { id, title, writer, mate } = await publishArchive(page.request);
  await enter(page, await join(page.request), `/archive/${id}`);
  await expect(page.getByRole('textbox')).toBeVisible();

  await showOnPaper(page);

  await expectContentAlone(page, { heading: title, link: ARCHIVE_LINK });
  await expectWholePictures(page.locator('main button img:visible'), 3);
  for (const { nickname } of [writer, mate]) {
    const card = await page.getByRole('listitem').filter({ hasText: nickname }).boundingBox();
    expect((card?.x ?? Infinity) + (card?.width ?? 0)).toBeLessThanOrEqual(PAPER.width);
  }
  await expectA4(page);
});

test('a record prints only its content with QR code and address, on narrow and on wide paper, and no page ends with a heading', async ({
  page,
}) => {
  const { address, writer, title, pickLines } = await publishRecord(page.request);
  await pickLines();
  await page.goto(address);
  await expect(page.getByRole('button', { name: '인쇄' })).toBeVisible();

  // Paper that matches the wide layout: the one-liners are below the keywords.
  await page.emulateMedia({ media: 'print' });
  const sectionOf = (name: RegExp) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
  const [keywords, lines] = [sectionOf(/^많이 받은 키워드/), sectionOf(/^한줄평/)];
  const [above, below] = [await keywords.boundingBox(), await lines.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
  for (const section of [sectionOf(/^프로젝트/), keywords, lines]) {
    // Chromium avoids no break after a heading that is an item of a grid.
    expect(await section.evaluate((element) => getComputedStyle(element).display)).toBe('block');
    const heading = section.getByRole('heading', { level: 2 });
    expect(await heading.evaluate((element) => getComputedStyle(element).breakAfter)).toBe('avoid');
  }

  await showOnPaper(page);
  await expectContentAlone(page, { heading: `${writer.nickname} 님의 기록`, link: ARCHIVE_LINK });
  await expect(page.getByRole('img', { name: '이 기록의 QR 코드' })).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  expect(await row.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
  await expectA4(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a post, an archive and a record print only their content', async ({ page }) => {
    const post = await publishLinkedPost(page);
    const { id, title, writer, address } = await publishRecord(page.request);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: `${writer.nickname} 님의 기록` })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: '인쇄' })).toBeHidden();
    const saved = page.getByRole('link', { name: 'PDF 저장' }).filter({ visible: true });
    await expect(saved).toHaveAttribute('href', `${address}.pdf`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: '이 기록의 QR 코드' })).toBeVisible();
    await expect(saved).toHaveCount(0);
    await expect(page.locator('header').first()).toBeHidden();

    await showOnPaper(page);
    await page.goto(`/projectdetail/${post.id}`);
    await expectContentAlone(page, { heading: post.title, link: POST_LINK });
    await expect(page.getByText('매주 만나요.')).toBeVisible();
    await expectA4(page);

    await page.goto(`/archive/${id}`);
    await expectContentAlone(page, { heading: title, link: ARCHIVE_LINK });
    await expectWholePictures(page.locator('main button img:visible'), 3);
    await expectA4(page);
  });
});
