import { screen, waitFor } from '@testing-library/react';
import { paths } from '@/shared/routes';
import { createOwnPage, renderRoute, serveOwnPage, serveProfileUpdate } from '../testing';

// The main way of the form; ProfileEditPage.test.tsx has the rest in the full tier.
describe('saving the profile', () => {
  it('navigates to the own profile with the new values, and going back skips the form', async () => {
    serveOwnPage(createOwnPage());
    serveProfileUpdate(createOwnPage({ basicInfo: { major: '산업디자인' } }));
    const { user } = await renderRoute('/mypage?tab=evaluation', { member: { nickname: '새벽코딩' } });
    await user.click(await screen.findByRole('link', { name: '프로필 수정' }));
    await user.click(await screen.findByRole('button', { name: '저장하기' }));

    expect(await screen.findByText(/산업디자인/)).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe(paths.memberPage('새벽코딩'));

    window.history.back();
    await waitFor(() => {
      expect(window.location.pathname + window.location.search).toBe('/mypage?tab=evaluation');
    });
    expect(screen.queryByRole('button', { name: '저장하기' })).not.toBeInTheDocument();
  });
});
