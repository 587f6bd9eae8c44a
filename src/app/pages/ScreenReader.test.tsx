import { act, screen, waitFor } from '@testing-library/react';
import { createProject, createProjectItem, renderRoute, serveAlarms, serveProject, serveProjects } from '../testing';

const READING = createProject({ id: 7, title: '하루 15분 독서 습관 앱, 함께 만들어요' });

it('after Back the focus is on the item of the list that was opened', async () => {
  serveProject(READING);
  serveProjects([createProjectItem({ id: 6 }), createProjectItem({ id: 7, title: READING.title })]);
  const { user } = await renderRoute('/project');
  await user.click(await screen.findByRole('link', { name: READING.title }));
  await screen.findByRole('heading', { level: 1, name: READING.title });
  act(() => window.history.back());

  await waitFor(() => expect(screen.getByRole('link', { name: READING.title })).toHaveFocus());
});

it('items that arrive in the bell are said once, politely; those of the first load are not', async () => {
  const alarms = serveAlarms({ unreadNotices: 1 });
  const { user } = await renderRoute('/about', { member: true });
  const bell = await screen.findByRole('button', { name: '알림 1개' });
  expect(screen.queryByText(/왔어요\.$/)).not.toBeInTheDocument();

  alarms.change({ unreadNotices: 3 });
  await user.click(bell);

  expect(await screen.findByText('새 알림이 2개 왔어요.')).toHaveAttribute('aria-live', 'polite');
});
