import { screen } from '@testing-library/react';
import { createProjectItem, renderRoute, serveProjects } from '../testing';

describe('the focus after filters were removed', () => {
  it('stays at the applied filters while there are any, and moves to the filters with the last one', async () => {
    serveProjects([createProjectItem()]);
    const { user } = await renderRoute('/project?category=STUDY&roles=PM');

    await user.click(await screen.findByRole('button', { name: 'PM 필터 지우기' }));
    expect(screen.getByRole('group', { name: '적용한 필터' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: '필터 초기화' }));
    expect(screen.getByRole('region', { name: '필터' })).toHaveFocus();
  });
});
