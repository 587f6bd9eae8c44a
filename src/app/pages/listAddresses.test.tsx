import { act, screen, waitFor } from '@testing-library/react';
import { createProjectItem, renderRoute, serveArchives, serveProjects } from '../testing';

const addressOf = () => window.location.pathname + window.location.search;

/** Presses buttons in one task, before the page can render the first press. */
async function pressAtOnce(...names: string[]) {
  const buttons = names.map((name) => screen.getByRole('button', { name }));
  await act(async () => buttons.forEach((button) => button.click()));
}

describe('presses that come before the page has rendered the one before', () => {
  it('three chips of a filter pressed at once leave three filters', async () => {
    serveProjects([createProjectItem({})]);
    const { user } = await renderRoute('/project');
    await user.click(await screen.findByRole('tab', { name: '모집 역할' }));
    await pressAtOnce('프론트엔드', '백엔드', 'PM');

    const roles = new URLSearchParams(window.location.search).getAll('roles');
    expect(roles.toSorted()).toEqual(['BACK_END', 'FRONT_END', 'PM']);
    expect(await screen.findByRole('button', { name: 'PM 필터 지우기' })).toBeVisible();
  });

  it('two applied filters removed at once are both gone', async () => {
    serveProjects([createProjectItem({})]);
    await renderRoute('/project?roles=PM&skills=REACT&open=true');
    await screen.findByRole('article');
    await pressAtOnce('PM 필터 지우기', 'React 필터 지우기');

    expect(addressOf()).toBe('/project?open=true');
  });
});

describe('addresses that name no page of a list', () => {
  it.each(['-1', 'abc', '1e9', '0', '01'])(
    'show the first page of posts for page=%s, without the page',
    async (page) => {
      serveProjects([createProjectItem({ title: '하루 15분 독서 습관 앱' })]);
      await renderRoute(`/project?open=true&page=${page}`);

      expect(await screen.findByText('하루 15분 독서 습관 앱')).toBeVisible();
      await waitFor(() => expect(addressOf()).toBe('/project?open=true'));
    },
  );

  it('show the first page of archives for a page that is no number', async () => {
    serveArchives([]);
    await renderRoute('/archive?page=abc');

    await waitFor(() => expect(addressOf()).toBe('/archive'));
  });
});
