import { type Page } from '@playwright/test';
import { enter, join } from './apiFlows';
import { pictureFile, registerArchiveWith } from './archiveFlows';
import { createLargePhoto } from './files';
import { expect, test } from './test';

interface SentFile {
  part: string;
  name: string;
  type: string;
  size: number;
  width: number;
  height: number;
}

/** Notes the files of every form the page sends, with the sizes of their pictures. */
async function noteSentFiles(page: Page) {
  await page.addInitScript(() => {
    const sent: Promise<SentFile>[] = [];
    Object.assign(window, { sentFiles: () => Promise.all(sent) });
    // oxlint-disable-next-line typescript/unbound-method -- called with the request below
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function note(body) {
      if (body instanceof FormData) {
        for (const [part, file] of body) {
          if (!(file instanceof File) || !file.type.startsWith('image/')) continue;
          const { name, type, size } = file;
          sent.push(createImageBitmap(file).then(({ width, height }) => ({ part, name, type, size, width, height })));
        }
      }
      return send.call(this, body);
    };
  });
  return () => page.evaluate(() => (window as unknown as { sentFiles: () => Promise<SentFile[]> }).sentFiles());
}

test(
  'a photo of a camera is sent upright and small, even when the form is sent at once',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const sentFiles = await noteSentFiles(page);
    await enter(page, await join(request), '/mypage/edit');
    const photo = await createLargePhoto();
    expect(photo.buffer.length).toBeGreaterThan(2_000_000);

    await page.getByLabel('프로필 사진').setInputFiles(photo);
    await page.getByLabel('포트폴리오 파일').setInputFiles(photo);
    await page.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByText('프로필을 저장했어요.')).toBeVisible();

    const files = await sentFiles();
    expect(files.map(({ part }) => part)).toEqual(['authImgFile', 'portfolioFiles']);
    for (const { name, type, size, width, height } of files) {
      expect({ name, type, width, height }).toEqual({
        name: photo.name,
        type: 'image/jpeg',
        width: 1920,
        height: 2560,
      });
      expect(size).toBeLessThan(photo.buffer.length / 2);
    }
  },
);

test(
  'a long screenshot is scrolled through in the viewer, in a width that can be read',
  { tag: '@phone' },
  async ({ page, request }) => {
    const [writer, mate] = [await join(request), await join(request)];
    const long = await pictureFile('긴 화면.png', 1080, 15_000);
    const pictures = { thumbnail: await pictureFile('표지.png', 640), images: [long] };
    const id = await registerArchiveWith(request, { writer, mates: [mate], pictures });
    await enter(page, writer, `/archivedetail/${id}`);

    await page.getByRole('list', { name: '이미지' }).getByRole('button').click();
    const viewer = page.getByRole('dialog', { name: '이미지 크게 보기' });
    const picture = viewer.getByRole('img');
    await expect(picture).toBeVisible();
    const { width, height } = (await picture.boundingBox())!;
    expect(width).toBeGreaterThanOrEqual(Math.min(1080, page.viewportSize()!.width));
    expect(height).toBeGreaterThan(page.viewportSize()!.height);

    const stage = viewer.getByRole('figure');
    await stage.focus();
    await stage.press('End');
    await expect.poll(async () => (await picture.boundingBox())!.y).toBeLessThan(-1000);
  },
);
