import { type Page } from '@playwright/test';
import { enter, join, publishPost } from './apiFlows';
import { expectAccessible } from './expectAccessible';
import { openSecondMember } from './openSecondMember';
import { expect, test } from './test';

const comment = (page: Page, nickname: string) => page.getByRole('article', { name: `${nickname} 님의 댓글` });

test(
  'a member blocks the writer of a comment, no longer sees their content, and unblocks them',
  { tag: '@desktop' },
  async ({ page }) => {
    const title = `막차 알림 ${Date.now()}`;
    const [own, other] = [await join(page.request), await join(page.request)];
    const post = await publishPost(page.request, own.access, title);
    const { access } = other;
    await publishPost(page.request, access, `${title} 다른 팀`);
    const data = { content: '같이 하면 바로 벌어요.', parentCommentId: null };
    await page.request.post(`/api/projects/${post}/comments`, { headers: { access }, data });

    await enter(page, own, `/projectdetail/${post}`);
    await comment(page, other.nickname)
      .getByRole('button', { name: `${other.nickname} 님 더 보기` })
      .click();
    await expect(page.getByRole('link', { name: '신고하기' }).last()).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: '차단하기' }).click();
    const question = page.getByRole('alertdialog', { name: `${other.nickname} 님을 차단할까요?` });
    await expectAccessible(page);
    await question.getByRole('button', { name: '차단하기' }).click();
    await expect(page.getByText('차단했어요.')).toBeVisible();

    // Applications, notices and posts by their address: server/domain/member/block.
    await expect(comment(page, other.nickname)).toBeHidden();
    await page.goto(`/project?title=${encodeURIComponent(title)}`);
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: `${title} 다른 팀` })).toBeHidden();

    // The blocked member is not notified, and a comment is refused with a neutral message.
    const stranger = await openSecondMember(page);
    await enter(stranger, other, `/projectdetail/${post}`);
    await expect(comment(stranger, other.nickname)).toBeVisible();
    await stranger.getByLabel('댓글을 입력해 주세요').fill('왜 답이 없나요?');
    await stranger.getByRole('button', { name: '등록', exact: true }).click();
    await expect(stranger.getByText('지금은 여기에 댓글을 쓸 수 없어요.')).toBeVisible();
    await stranger.context().close();

    await page.goto('/mypage/account');
    await expect(page.getByRole('region', { name: '차단한 회원' })).toContainText(other.nickname);
    await page.getByRole('button', { name: `${other.nickname} 님 차단 해제` }).click();
    await expect(page.getByText('차단을 해제했어요.')).toBeVisible();
    await expect(page.getByText('차단한 회원이 없어요.')).toBeVisible();
    await page.goto(`/projectdetail/${post}`);
    await expect(comment(page, other.nickname)).toContainText('같이 하면 바로 벌어요.');
  },
);
