import { rmSync, writeFileSync } from 'node:fs';
import { join, openSession } from './apiFlows';
import { createPicture } from './files';
import { expect, testWithConsoleErrors as test } from './test';

test(
  'a photo that is deleted after it was chosen is named, and to be chosen again',
  { tag: '@desktop' },
  async ({ page, request }, info) => {
    await openSession(page.request, await join(request));
    await page.goto('/mypage/edit');
    const photo = info.outputPath('얼굴.png');
    writeFileSync(photo, (await createPicture('얼굴.png', 300)).buffer);
    await page.locator('input[type=file]').first().setInputFiles(photo);
    await expect(page.getByAltText('고른 사진')).toBeVisible();

    rmSync(photo);
    await page.getByRole('button', { name: '저장하기' }).first().click();
    await expect(
      page.getByText('‘얼굴.png’ 파일이 고른 뒤에 바뀌었거나 없어졌어요. 다시 골라 주세요.').first(),
    ).toBeVisible();
  },
);
