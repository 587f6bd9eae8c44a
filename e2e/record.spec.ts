import { readFile } from 'node:fs/promises';
import { type Download, type Locator, type Page } from '@playwright/test';
import { enter } from './apiFlows';
import { publishArchiveOfThree } from './archiveFlows';
import { expectAccessible } from './expectAccessible';
import { checkText, textsOf } from './recordFlows';
import { expect, test } from './test';

const fileOf = async (download: Download) => readFile(await download.path());
const visibleLink = (page: Page, name: string) => page.getByRole('link', { name }).filter({ visible: true });

async function checkFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto('/verify');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /파일 고르기/ }).click();
  await (await chooser).setFiles(file);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Nothing is wider than the screen (REC-20). */
const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

test(
  'a visitor reads a record while it is on, and gets a 404 once it is off',
  { tag: '@phone' },
  async ({ page, request, browser, origin }) => {
    const { writer, title } = await publishArchiveOfThree(request);
    await enter(page, writer, '/mypage');
    await page.getByRole('link', { name: '기록 공개하기' }).click();
    const enabled = page.getByRole('switch', { name: '기록 공개하기' });
    await expect(enabled).toHaveAttribute('aria-checked', 'false');
    await expectAccessible(page);

    await enabled.click();
    // `check` reads the state before the store has told React.
    const line = page.getByRole('checkbox', { name: /함께해서 든든했어요/ }).first();
    await line.click();
    await expect(line).toBeChecked();
    if (await page.getByRole('button', { name: '미리보기' }).isVisible()) {
      await page.getByRole('button', { name: '미리보기' }).click();
    }
    const preview = page.getByRole('img', { name: '기록 미리보기' }).filter({ visible: true });
    await expect(preview).toContainText(`${writer.nickname} 님의 기록`);
    await expect(preview).toContainText('받은 한줄평 2개 중 1개를 골랐어요');
    await expectAccessible(page);
    const address = await page
      .getByRole('link', { name: /새 창으로 보기/ })
      .filter({ visible: true })
      .getAttribute('href');

    const stranger = await (await browser.newContext({ baseURL: origin, viewport: page.viewportSize() })).newPage();
    const response = await stranger.goto(address ?? '');
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(heading(stranger, `${writer.nickname} 님의 기록`)).toBeVisible();
    await expect(stranger.getByRole('article').getByRole('link', { name: title })).toBeVisible();
    await expect(stranger.getByText('함께해서 든든했어요.')).toBeVisible();
    await expectNoOverflow(stranger);
    await expectAccessible(stranger);

    // The page has one primary action, so the login button is secondary here.
    const groundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
    const login = stranger.getByRole('banner').getByRole('link', { name: '로그인' });
    expect(await groundOf(login)).not.toBe(await groundOf(visibleLink(stranger, 'PDF 저장')));

    await page.goto('/mypage/record');
    await enabled.click();
    await expect(enabled).toHaveAttribute('aria-checked', 'false');
    await expect(page.getByText('기록 설정을 저장했어요.').first()).toBeAttached();
    expect((await stranger.goto(address ?? ''))?.status()).toBe(404);
    await expect(heading(stranger, '찾을 수 없는 기록이에요.')).toBeVisible();
    await stranger.context().close();
  },
);

test(
  'both files of a credential are valid until the credential is withdrawn',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const { id, writer, title } = await publishArchiveOfThree(request);
    await enter(page, writer, `/archive/${id}`);
    await page
      .getByRole('button', { name: /증명서 받기/ })
      .filter({ visible: true })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: '증명서 받기' }).click();
    const dialog = page.getByRole('dialog', { name: '팀 프로젝트 완료' });
    await expect(dialog.getByText('유효')).toBeVisible();
    await expectAccessible(page);
    const save = async (name: string) => {
      const saving = page.waitForEvent('download');
      await dialog.getByRole('button', { name }).click();
      return saving;
    };
    const [jwt, png] = [await save('파일(.jwt)'), await save('배지 이미지(.png)')];
    expect(jwt.suggestedFilename()).toBe(`${title} 팀이음 증명서.jwt`);
    const [token, badge] = [(await fileOf(jwt)).toString(), await fileOf(png)];
    const shown = await page.evaluate(
      async (bytes) => {
        const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
        return [picture.width, picture.height];
      },
      [...badge],
    );
    expect(shown).toEqual([600, 600]);

    await checkText(page, `\n ${token} \n`);
    await expect(heading(page, '유효해요')).toBeFocused();
    await expect(page.getByText(`${writer.nickname} 님 · ${title}`)).toBeVisible();
    await expectNoOverflow(page);

    await checkFile(page, { name: png.suggestedFilename(), mimeType: 'image/png', buffer: badge });
    await expect(heading(page, '유효해요')).toBeFocused();

    const changed = Buffer.from(textsOf(token).바뀌었어요);
    await checkFile(page, { name: '바뀐.jwt', mimeType: 'text/plain', buffer: changed });
    await expect(heading(page, '바뀌었어요')).toBeFocused();
    await expect(page.getByRole('main')).not.toContainText(writer.nickname);

    await page.goto('/mypage/record');
    await page.getByRole('button', { name: `${title} 증명서 더 보기` }).click();
    await dialog.getByRole('button', { name: '증명서 취소' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '증명서 취소' }).click();
    await expect(dialog.getByText('취소한 증명서예요. 새로 받아 주세요.')).toBeVisible();

    await checkText(page, token);
    await expect(heading(page, '취소됐어요')).toBeFocused();
  },
);
