import { join, openSession, publishPost } from './apiFlows';
import { createNewcomer, fillAccountStep, fillProfileStep } from './member';
import { expect, test } from './test';

test('a visitor who applies and signs up on the way ends in the open sheet of the post', async ({ page, request }) => {
  const leader = await join(request);
  const id = await publishPost(request, await openSession(request, leader), `함께 걸을 사람 ${leader.username}`);
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
});
