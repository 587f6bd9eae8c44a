import { join, publishPost } from './apiFlows';
import { createNewcomer, fillAccountStep, fillProfileStep } from './member';
import { expect, test } from './test';

test(
  'a visitor who applies and signs up on the way ends in the open sheet of the post',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const leader = await join(request);
    const id = await publishPost(request, leader.access, `함께 걸을 사람 ${leader.username}`);
    const newcomer = createNewcomer();
    await page.goto(`/projectdetail/${id}`);

    await page.getByRole('link', { name: '지원하기' }).filter({ visible: true }).click();
    await page.getByRole('link', { name: '회원가입' }).last().click();
    await fillAccountStep(page, newcomer);
    await page.getByRole('button', { name: '다음' }).click();
    await fillProfileStep(page, newcomer);
    await page.getByRole('button', { name: '가입하기' }).click();
    await page.getByRole('link', { name: '시작하기' }).click();

    await expect(page.getByRole('dialog', { name: '지원하기' })).toBeVisible();
    await expect(page).toHaveURL(`/projectdetail/${id}`);

    // Going back closes the sheet, and opens it nowhere on the further way back through the sign-up.
    await page.getByRole('dialog').getByLabel('지원 메시지').fill('함께 걷고 싶어요.');
    for (let step = 0; step < 3; step += 1) {
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(`/projectdetail/${id}`);
      await expect(page.getByRole('button', { name: '지원하기' }).filter({ visible: true })).toBeVisible();
    }
  },
);
