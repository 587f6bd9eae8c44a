import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import {
  respond,
  createArchiveItem,
  createArchivePage,
  createProjectItem,
  mockServer,
  respondWithError,
  renderRoute,
  serveProjects,
  serveProjectsResponse,
} from '../../testing';

const LIVE = '지금 모집 중인 프로젝트';

describe('the landing page', () => {
  it('shows its sections in order', async () => {
    serveProjects([createProjectItem()]);
    await renderRoute('/');
    await screen.findByRole('heading', { name: LIVE });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('새로운 스토리를 만들어 가는 곳');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      '서비스 소개',
      '이런 점이 좋아요',
      LIVE,
      '함께하는 파트너',
      '팀이음에서 할 수 있는 경험',
      '만든 사람들',
      '지금 함께할 팀을 찾아보세요',
    ]);
  });

  it('sets its title, also on return by a link', async () => {
    const title = '팀이음 | 새로운 스토리를 만들어 가는 곳';
    serveProjects([createProjectItem()]);
    const { user } = await renderRoute('/');
    await waitFor(() => expect(document.title).toBe(title));
    await user.click(screen.getByRole('link', { name: '프로젝트 전체 보기' }));
    await waitFor(() => expect(document.title).toBe('프로젝트 | 팀이음'));
    await user.click(screen.getAllByRole('link', { name: '팀이음 홈' })[0] ?? document.body);
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('loads the four newest open posts and links to each of them', async () => {
    const asked = serveProjects([createProjectItem({ id: 7, title: '독서 습관 앱' })]);
    await renderRoute('/');

    expect(await screen.findByRole('link', { name: '독서 습관 앱' })).toHaveAttribute('href', '/projectdetail/7');
    expect(screen.getByRole('link', { name: '프로젝트 전체 보기' })).toHaveAttribute('href', '/project');
    expect(Object.fromEntries(asked[0]!)).toMatchObject({ open: 'true', size: '4', sort: 'latest' });
  });

  it('omits the live section when there is no open post', async () => {
    const asked = serveProjects([]);
    await renderRoute('/');

    await waitFor(() => {
      expect(asked).toHaveLength(1);
    });
    expect(screen.queryByRole('heading', { name: LIVE })).not.toBeInTheDocument();
  });

  it('omits the live section when its request fails', async () => {
    let calls = 0;
    serveProjectsResponse(() => {
      calls += 1;
      return respondWithError(500, '문제가 생겼어요. 잠시 후 다시 시도해 주세요.');
    });
    await renderRoute('/');

    await waitFor(() => {
      expect(calls).toBe(1);
    });
    expect(screen.queryByRole('heading', { name: LIVE })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows ten kinds of experience and the crews', async () => {
    serveProjects([]);
    await renderRoute('/');

    const section = await screen.findByRole('region', { name: '팀이음에서 할 수 있는 경험' });
    expect(within(section).getAllByRole('article')).toHaveLength(10);
    expect(screen.getByText('프론트엔드 크루')).toBeInTheDocument();
  });

  it('redirects a visitor who wants to post to the login first', async () => {
    serveProjects([]);
    const { user } = await renderRoute('/');

    await user.click(await screen.findByRole('link', { name: '프로젝트 등록하기' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('로그인이 필요해요.');
    expect(window.location.pathname).toBe('/login');
  });

  it('links to the recruitment posts first, and then to the form', async () => {
    serveProjects([]);
    await renderRoute('/');
    const [first, second] = await screen.findAllByRole('link', { name: /^(프로젝트 둘러보기|모집글 쓰기)$/ });
    expect(first).toHaveAttribute('href', '/project');
    expect(second).toHaveAttribute('href', '/project/registration');
  });

  it('shows the counts of members, open posts and archives, except those below ten', async () => {
    serveProjects([]);
    mockServer.use(http.get('*/api/summary', () => respond({ members: 10_000, openProjects: 9, archives: 212 })));
    await renderRoute('/');

    const figure = await screen.findByRole('img', { name: /끝까지 남은 이야기 212/ });
    expect(figure).toHaveAccessibleName(
      '사람과 이야기가 겹친 자리, 이음, 함께하는 사람 10,000+, 끝까지 남은 이야기 212',
    );
    expect(figure).not.toHaveTextContent('모집 중');
    expect(within(figure).getByText('이음')).toBeInTheDocument();
  });

  it('shows beside its buttons how many teams seek members, from ten on', async () => {
    serveProjects([]);
    mockServer.use(http.get('*/api/summary', () => respond({ members: 9, openProjects: 95, archives: 9 })));
    await renderRoute('/');
    expect(await screen.findByText('지금', { exact: false, selector: 'p' })).toHaveTextContent(
      '지금 95개 팀이 함께할 팀원을 찾고 있어요.',
    );
  });

  it('shows the newest archives if there are at least three', async () => {
    serveProjects([]);
    const archives = [1, 2, 3].map((id) => createArchiveItem({ id, title: `이야기 ${id}`, published: true }));
    mockServer.use(http.get('*/api/archive/projects', () => respond(createArchivePage(archives))));
    await renderRoute('/');

    const strip = within(await screen.findByRole('region', { name: '끝까지 함께 만든 이야기' }));
    expect(strip.getByRole('link', { name: /이야기 2/ })).toHaveAttribute('href', '/archive/2');
    expect(strip.getByRole('link', { name: '아카이브 둘러보기' })).toHaveAttribute('href', '/archive');
  });

  it('shows no archives if there are only two', async () => {
    serveProjects([]);
    const asked = jest.fn(() =>
      respond(createArchivePage([createArchiveItem({ id: 1 }), createArchiveItem({ id: 2 })])),
    );
    mockServer.use(http.get('*/api/archive/projects', asked));
    await renderRoute('/');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByText('끝까지 함께 만든 이야기')).not.toBeInTheDocument();
  });
});
