import { applyTo, enter, join, publishPost } from '../apiFlows';
import { expect, test } from '../storyTest';
import { checkIn } from '../teamFlows';

test('the members of a team tell each other on its page how their week goes', async ({ page, secondPage, request }) => {
  const [leader, mate] = [await join(request), await join(request)];
  const { access } = leader;
  const id = await publishPost(request, access, `동네 책장 ${leader.username}`);
  await applyTo(request, id, mate, access);
  const team = `/project/${id}/team`;

  await enter(secondPage, mate, team);
  await checkIn(secondPage, '도움이 필요해요', '책 검색이 막혔어요.');

  await enter(page, leader, team);
  await expect(page.getByText('책 검색이 막혔어요.')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(mate.nickname) })).toContainText('도움이 필요해요');
  await checkIn(page, '순조로워요', '색인을 함께 볼게요.');

  await secondPage.reload();
  await expect(secondPage.getByText('색인을 함께 볼게요.')).toBeVisible();
});
