import { enter, join, publishPost } from '../apiFlows';
import { fillMeasure, openCase } from '../operatorFlows';
import { expect, test } from '../storyTest';

// The server answers the documents of the desk and of a hidden post with 404.
test.use({ allowsConsoleErrors: true });

test('a member reports a post, and an operator finds it on the desk and hides it', async ({
  page,
  secondPage: desk,
  request,
}) => {
  const [writer, reader] = [await join(request), await join(request)];
  const title = `재택 알바 ${writer.username}`;
  const post = await publishPost(request, writer.access, title);
  await enter(page, reader, `/projectdetail/${post}`);
  await page.getByRole('main').getByRole('link', { name: '신고하기' }).click();
  await page.getByRole('radiogroup', { name: '신고 유형' }).getByText('스팸·홍보 게시물').click();
  await page.getByRole('textbox', { name: '신고 내용', exact: true }).fill('가입비를 먼저 내라고 해요.');
  await page.getByRole('button', { name: '신고하기' }).click();
  await expect(page.getByText('신고를 접수했어요.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/projectdetail/${post}$`));

  const operator = await openCase(desk, title);
  await expect(desk.getByText('가입비를 먼저 내라고 해요.')).toBeVisible();
  const hide = await fillMeasure(desk, { measure: '숨기기', reason: '가입비를 받는 글은 올릴 수 없어요.', operator });
  await hide();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '삭제됐거나 없는 글이에요.' })).toBeVisible();
});
