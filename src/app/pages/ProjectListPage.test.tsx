import { screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { addDays, todayInKorea } from '@contract/dates';
import {
  respond,
  createProjectItem,
  createProjectPage,
  respondWithError,
  renderRoute,
  serveProject,
  serveProjects,
  serveProjectsResponse,
  createProject,
} from '../testing';

const READING = createProjectItem({ id: 7, title: '하루 15분 독서 습관 앱, 함께 만들어요' });
const CAMPUS = createProjectItem({ id: 8, title: '휠체어로 다니는 캠퍼스 지도' });

const cards = () => within(screen.getByRole('main')).getAllByRole('article');

describe('the list of recruitment posts', () => {
  it('shows roles, category, step, terms, writer and counts of a post on its card', async () => {
    serveProjects([
      createProjectItem({
        title: '관광 데이터로 혼자 여행하는 하루 코스',
        writer: '밤산책',
        createdDate: '2025-11-16T15:30:00Z',
        category: 'CONTEST',
        period: 'THREE_TO_SIX_MONTH',
        personnel: 5,
        filled: 2,
        roles: ['PM', 'FRONT_END', 'BACK_END', 'BX_DESIGN'],
        meetingOption: '온/오프라인',
        step: 'PLANNING',
        comments: 6,
        bookmarks: 15,
        views: 1187,
      }),
    ]);
    await renderRoute('/project');

    const [card] = await screen.findAllByRole('article');
    const roles = within(within(card!).getByRole('list', { name: '모집 역할' }));
    expect(roles.getAllByRole('listitem').map((role) => role.textContent)).toEqual([
      'PM',
      '프론트엔드',
      '백엔드',
      '+1외 1개',
    ]);
    expect(card).toHaveTextContent('공모전');
    expect(card).toHaveTextContent('5단계 중 2단계, 기획 중');
    expect(card).toHaveTextContent('온/오프라인3~6개월2/5명5명 중 2명');
    expect(card).toHaveTextContent('밤산책25.11.17');
    expect(card).toHaveTextContent('댓글 6북마크 15조회 1,187');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('총 1개의 프로젝트');
    expect(document.title).toBe('프로젝트 | 팀이음');
  });

  it.each([
    [999, '총 999개의 프로젝트'],
    [1_000, '총 1,000개 이상의 프로젝트'],
  ])('shows the count of %d matches up to the end of the list: %s', async (totalElements, count) => {
    serveProjects([READING], { totalElements, totalPages: 84 });
    await renderRoute('/project');

    await screen.findByRole('article');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(count);
    expect(screen.getByRole('link', { name: '마지막 페이지' })).toHaveAttribute('href', '/project?page=84');
  });

  it('marks a closed post without moving it', async () => {
    serveProjects([READING, createProjectItem({ id: 9, closed: true, writer: null })]);
    await renderRoute('/project');

    await screen.findByText('모집 마감');
    expect(within(cards()[0]!).queryByText('모집 마감')).not.toBeInTheDocument();
    expect(within(cards()[1]!).getByText('모집 마감')).toBeVisible();
    expect(within(cards()[1]!).getByText(/탈퇴한 회원/)).toBeVisible();
  });

  it('links a card to its post', async () => {
    serveProjects([READING, CAMPUS]);
    serveProject(createProject({ id: 8, title: CAMPUS.title }));
    const { user } = await renderRoute('/project');

    await user.click(await screen.findByRole('link', { name: CAMPUS.title }));

    expect(await screen.findByRole('heading', { level: 1, name: CAMPUS.title })).toBeVisible();
    expect(window.location.pathname).toBe('/projectdetail/8');
  });

  it('searches by title with a debounce, from page 1, and stores the term in the address', async () => {
    const asked = serveProjects([READING], { totalPages: 4, totalElements: 40 });
    const { user } = await renderRoute('/project?page=3');
    await screen.findByText(READING.title);

    await user.type(screen.getByRole('searchbox', { name: '프로젝트 제목 검색' }), '독서');

    await waitFor(() => expect(window.location.search).toBe(`?title=${encodeURIComponent('독서')}`));
    await waitFor(() =>
      expect(asked.map((query) => `${query.get('title') ?? ''} ${query.get('page')}`)).toEqual([' 2', '독서 0']),
    );
  });

  it('opens a shared address with its filters and page', async () => {
    const asked = serveProjects([READING], { totalPages: 4, totalElements: 40 });
    await renderRoute('/project?title=%EB%8F%85%EC%84%9C&page=2');

    expect(await screen.findByRole('link', { name: '2페이지', current: 'page' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('독서');
    expect(asked[0]?.get('page')).toBe('1');
    expect(asked[0]?.get('title')).toBe('독서');
  });

  it('pages through the list and prefetches the next page on hover of the pager', async () => {
    const asked: string[] = [];
    serveProjectsResponse(({ request }) => {
      const page = new URL(request.url).searchParams.get('page');
      asked.push(String(page));
      const project = page === '1' ? CAMPUS : READING;
      return respond(createProjectPage([project], { totalPages: 3, totalElements: 30 }));
    });
    const { user } = await renderRoute('/project');
    await screen.findByText(READING.title);

    await user.hover(screen.getByRole('link', { name: '다음 페이지' }));
    await waitFor(() => expect(asked).toEqual(['0', '1']));
    await user.click(screen.getByRole('link', { name: '다음 페이지' }));

    expect(await screen.findByText(CAMPUS.title)).toBeVisible();
    expect(window.location.search).toBe('?page=2');
    expect(asked).toEqual(['0', '1']);
  });

  it('shows the former page until the next one has loaded', async () => {
    serveProjectsResponse(async ({ request }) => {
      const isNext = request.url.includes('page=1');
      if (isNext) await delay('infinite');
      return respond(createProjectPage([READING], { totalPages: 3, totalElements: 30 }));
    });
    const { user } = await renderRoute('/project');
    await screen.findByText(READING.title);

    await user.click(screen.getByRole('link', { name: '2페이지' }));

    expect(screen.getByText(READING.title)).toBeVisible();
    expect(screen.getByRole('link', { name: '2페이지', current: 'page' })).toBeVisible();
  });

  it('moves to the last page from one past the end', async () => {
    serveProjectsResponse(({ request }) => {
      const isLast = request.url.includes('page=1');
      return respond(createProjectPage(isLast ? [CAMPUS] : [], { totalPages: 2, totalElements: 13 }));
    });
    await renderRoute('/project?page=99');

    expect(await screen.findByText(CAMPUS.title)).toBeVisible();
    expect(window.location.search).toBe('?page=2');
  });

  it('shows its skeleton in the same layout', async () => {
    serveProjectsResponse(() => delay('infinite'));
    await renderRoute('/project');

    await waitFor(() => expect(screen.getByText('불러오는 중이에요…')).toBeVisible());
    expect(screen.getByText('불러오는 중이에요…')).toHaveAttribute('role', 'status');
  });

  it('shows an empty state with a link to the form when there is no post', async () => {
    serveProjects([]);
    await renderRoute('/project');

    expect(await screen.findByText('아직 등록된 프로젝트가 없어요.')).toBeVisible();
    expect(screen.getByText('첫 번째 모집글을 써 보세요.')).toBeVisible();
    expect(screen.queryByText(/다른 검색어나 필터/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: '모집글 쓰기' })[1]).toHaveAttribute('href', '/project/registration');
  });

  it('suggests other terms or filters when a filter has no results, and does not invite to post', async () => {
    serveProjects([]);
    await renderRoute('/project?category=CONTEST');

    expect(await screen.findByText('다른 검색어나 필터로 다시 찾아보세요.')).toBeVisible();
    expect(screen.queryByText('첫 번째 모집글을 써 보세요.')).not.toBeInTheDocument();
  });

  it('names the term of a search without results', async () => {
    serveProjects([]);
    await renderRoute('/project?title=%EB%B8%94%EB%A1%9D');

    expect(await screen.findByText('‘블록’에 대한 검색 결과가 없어요.')).toBeVisible();
    expect(screen.getByText('다른 검색어나 필터로 다시 찾아보세요.')).toBeVisible();
  });

  it('offers a retry after a failure, which then shows the posts', async () => {
    serveProjectsResponse(() => respondWithError(500, '문제가 생겼어요.'));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await renderRoute('/project');
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    expect(screen.queryByText('아직 등록된 프로젝트가 없어요.')).not.toBeInTheDocument();

    serveProjects([READING]);
    await user.click(retry);

    expect(await screen.findByText(READING.title)).toBeVisible();
  });

  it('filters the list, and stores the choice in the address', async () => {
    const asked = serveProjects([READING], { totalPages: 4, totalElements: 40 });
    const { user } = await renderRoute('/project?page=3');
    await screen.findByText(READING.title);

    await user.click(screen.getByRole('tab', { name: '모집 역할' }));
    await user.click(screen.getByRole('button', { name: '디자이너' }));

    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.getAll('roles')).toEqual(['UX_UI_DESIGN', 'BX_DESIGN']);
    expect(asked[1]?.get('page')).toBe('0');
    expect(window.location.search).toBe('?roles=UX_UI_DESIGN&roles=BX_DESIGN');
    expect(screen.getByRole('button', { name: '디자이너' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('tab', { name: /모집 역할/ })).toHaveTextContent('모집 역할1');
  });

  it('offers every skill in its group, with a search', async () => {
    const asked = serveProjects([READING]);
    const { user } = await renderRoute('/project');
    await user.click(await screen.findByRole('tab', { name: '필요 스킬' }));

    const search = await screen.findByRole('searchbox', { name: '스킬 이름으로 찾기' });
    expect(within(screen.getByRole('group', { name: '앱' })).getByRole('button', { name: 'Kotlin' })).toBeVisible();
    await user.type(search, '코틀{Enter}');
    await waitFor(() => expect(asked.at(-1)?.getAll('skills')).toEqual(['KOTLIN']));
    expect(screen.getByRole('tab', { name: /필요 스킬/ })).toHaveTextContent('필요 스킬1');
  });

  it('filters the list by weekly hours and by times of the week', async () => {
    const asked = serveProjects([READING]);
    const { user } = await renderRoute('/project');
    await user.click(await screen.findByRole('tab', { name: '활동 시간' }));
    const chipOf = (group: string, name: string) =>
      within(screen.getByRole('group', { name: group })).getByRole('button', { name });
    await user.click(chipOf('주당 활동 시간', '주 5~10시간'));
    await user.click(chipOf('활동 시간대', '평일 저녁'));

    await waitFor(() => expect(asked.at(-1)?.getAll('times')).toEqual(['WEEKDAY_NIGHT']));
    expect(asked.at(-1)?.get('weeklyHours')).toBe('FROM_5');
    expect(window.location.search).toBe('?weeklyHours=FROM_5&times=WEEKDAY_NIGHT');
    expect(screen.getByRole('tab', { name: /활동 시간/ })).toHaveTextContent('활동 시간2');
    await user.click(screen.getByRole('button', { name: '평일 저녁 필터 지우기' }));
    await waitFor(() => expect(window.location.search).toBe('?weeklyHours=FROM_5'));
  });

  it('suggests a filter whose label starts with the search term, and replaces the term by it', async () => {
    const asked = serveProjects([READING]);
    const { user } = await renderRoute('/project?title=rea&roles=PM');
    await user.click(await screen.findByRole('button', { name: '필요 스킬 React로 보기' }));

    await waitFor(() => expect(asked.at(-1)?.getAll('skills')).toEqual(['REACT']));
    expect(window.location.search).toBe('?roles=PM&skills=REACT');
    expect(screen.getByRole('searchbox', { name: '프로젝트 제목 검색' })).toHaveValue('');
    expect(screen.queryByRole('button', { name: /로 보기/ })).not.toBeInTheDocument();
  });

  it('shows on a card how many of each role have joined, and the deadline', async () => {
    const today = todayInKorea();
    const seats = [
      { role: 'FRONT_END', count: 2, taken: 1 },
      { role: 'PM', count: 1, taken: 1 },
    ] as const;
    serveProjects([
      createProjectItem({
        id: 1,
        roles: ['FRONT_END', 'PM'],
        seats: [...seats],
        personnel: 3,
        deadline: addDays(today, 7),
      }),
      createProjectItem({ id: 2, deadline: addDays(today, 3) }),
      createProjectItem({ id: 3, deadline: today }),
      createProjectItem({ id: 4, deadline: addDays(today, -1) }),
      createProjectItem({ id: 5, deadline: addDays(today, 7), closed: true }),
    ]);
    await renderRoute('/project');

    await screen.findByText('D-7');
    const [bySeat, near, last, past, closed] = cards();
    expect(
      within(bySeat!)
        .getAllByRole('listitem')
        .map((role) => role.textContent),
    ).toEqual(['프론트엔드1/2 2명 중 1명', 'PM1/1 1명 중 1명, 자리가 모두 찼어요']);
    expect(bySeat).not.toHaveTextContent('3명 중');
    expect(near).toHaveTextContent('마감 임박');
    expect(last).toHaveTextContent('오늘 마감');
    for (const card of [past, closed]) expect(card).not.toHaveTextContent(/D-|임박|오늘/);
  });

  it('removes applied filters one by one, or all at once', async () => {
    const asked = serveProjects([READING]);
    const { user } = await renderRoute('/project?category=STUDY&roles=PM&open=true&title=%EC%95%B1');
    await screen.findByText(READING.title);

    await user.click(screen.getByRole('button', { name: 'PM 필터 지우기' }));
    await waitFor(() => expect(asked.at(-1)?.has('roles')).toBe(false));
    expect(asked.at(-1)?.get('category')).toBe('STUDY');

    await user.click(screen.getByRole('button', { name: '필터 초기화' }));
    await waitFor(() =>
      expect(asked.at(-1)?.toString()).toBe(new URLSearchParams({ title: '앱', page: '0' }).toString()),
    );
    expect(screen.queryByRole('button', { name: '필터 초기화' })).not.toBeInTheDocument();
  });

  it('shows open posts only, and sorts by popularity', async () => {
    const asked = serveProjects([READING]);
    const { user } = await renderRoute('/project');
    await screen.findByText(READING.title);

    await user.click(screen.getByRole('button', { name: '모집 중만 보기' }));
    await waitFor(() => expect(asked.at(-1)?.get('open')).toBe('true'));
    await user.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '인기순');
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('popular'));

    expect(asked[0]?.has('open')).toBe(false);
    expect(window.location.search).toBe('?open=true&sort=popular');
  });

  it('offers to remove the filters when no post matches', async () => {
    serveProjects([]);
    const { user } = await renderRoute('/project?step=PLANNING');
    expect(await screen.findByText('조건에 맞는 프로젝트가 없어요.')).toBeVisible();

    await user.click(screen.getAllByRole('button', { name: '필터 초기화' })[1]!);

    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('is restored from the cache without a refetch when going back', async () => {
    const asked = serveProjects([READING], { totalPages: 4, totalElements: 40 });
    serveProject(createProject({ id: 7, title: READING.title }));
    const { user } = await renderRoute('/project?roles=PM&page=2');
    await user.click(await screen.findByRole('link', { name: READING.title }));
    await screen.findByRole('heading', { level: 1, name: READING.title });

    window.history.back();

    expect(await screen.findByRole('link', { name: '2페이지', current: 'page' })).toBeVisible();
    expect(window.location.search).toBe('?roles=PM&page=2');
    expect(asked).toHaveLength(1);
  });

  it('redirects a visitor who wants to write to the login', async () => {
    serveProjects([READING]);
    const { user } = await renderRoute('/project');

    await user.click(await screen.findByRole('link', { name: '모집글 쓰기' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('로그인이 필요해요.');
    expect(window.location.pathname).toBe('/login');
  });
});
