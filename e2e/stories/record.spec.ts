import { enter } from '../apiFlows';
import { publishArchiveOfThree } from '../archiveFlows';
import { checkText, issueCredential, withdrawCredential } from '../recordFlows';
import { type StoryPage } from '../storyPage';
import { expect, test } from '../storyTest';

const heading = (page: StoryPage, name: string) => page.getByRole('heading', { level: 1, name });

test('a member switches the record on, and a visitor reads it and verifies a credential until it is withdrawn', async ({
  page,
  secondPage: visitor,
  request,
}) => {
  const { id, writer, title } = await publishArchiveOfThree(request);
  await enter(page, writer, '/mypage/record');
  const enabled = page.getByRole('switch', { name: '기록 공개하기' });
  await expect(enabled).toHaveAttribute('aria-checked', 'false');
  await enabled.click();
  const line = page.getByRole('checkbox', { name: /함께해서 든든했어요/ }).first();
  await line.click();
  await expect(line).toBeChecked();
  const link = page.getByRole('link', { name: /새 창으로 보기/ }).filter({ visible: true });
  const address = (await link.getAttribute('href')) ?? '';
  await expect(page.getByText('기록 설정을 저장했어요.').first()).toBeAttached();

  await visitor.goto(address);
  await expect(heading(visitor, `${writer.nickname} 님의 기록`)).toBeVisible();
  await expect(visitor.getByRole('article').getByRole('link', { name: title })).toBeVisible();
  await expect(visitor.getByText('함께해서 든든했어요.')).toBeVisible();

  const { access } = writer;
  const credential = await issueCredential(request, access, id);
  await checkText(visitor, `\n ${credential.token} \n`);
  await expect(heading(visitor, '유효해요')).toBeFocused();
  await expect(visitor.getByText(`${writer.nickname} 님 · ${title}`)).toBeVisible();
  await withdrawCredential(request, access, credential.id);
  await checkText(visitor, credential.token);
  await expect(heading(visitor, '취소됐어요')).toBeFocused();
});
