import { screen } from '@testing-library/react';
import { respond, createProject, renderRoute, serveProjectResponse } from '../testing';

it('the retry 다시 시도 refetches a post whose response broke the page, and shows it', async () => {
  // React logs the caught error, which is expected here.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const post = createProject({ id: 7, title: '하루 15분 독서 습관 앱' });
  let calls = 0;
  serveProjectResponse(7, () => {
    calls += 1;
    return respond(calls === 1 ? { ...post, comments: null } : post);
  });
  const { user } = await renderRoute('/projectdetail/7');
  expect(await screen.findByRole('alert')).toHaveTextContent('문제가 생겨 화면을 보여 드리지 못했어요.');

  await user.click(screen.getByRole('button', { name: '다시 시도' }));

  expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeInTheDocument();
  expect(calls).toBe(2);
  logged.mockClear();
});
