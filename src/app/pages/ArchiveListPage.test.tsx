import { screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import {
  respond,
  createArchive,
  createArchiveItem,
  createArchivePage,
  respondWithError,
  renderRoute,
  serveArchive,
  serveArchives,
  serveArchivesResponse,
} from '../testing';

const RICE = createArchiveItem({ id: 7, title: '모아밥' });
const MAP = createArchiveItem({ id: 8, title: '캠퍼스 턱 지도' });

describe('the list of archives', () => {
  it('shows title, team, date and counts on a card', async () => {
    serveArchives([
      createArchiveItem({
        title: '모아밥',
        writerNickname: '밤산책',
        otherMemberCount: 4,
        createdDateTime: '2025-11-16T15:30:00Z',
        commentCount: 18,
        bookmarkCount: 124,
        view: 1820,
      }),
    ]);
    await renderRoute('/archive');

    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('밤산책+4외 4명팀원 5명 중 4명이 평가했어요2025. 11. 17.');
    expect(card).toHaveTextContent('댓글 18북마크 124조회 1,820');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('총 1개의 아카이브');
    expect(document.title).toBe('아카이브 | 팀이음');
    expect(screen.getByRole('link', { name: '아카이브', current: 'page' })).toBeVisible();
    expect(screen.getByRole('link', { name: '아카이브 등록하기' })).toHaveAttribute('href', '/archive/registration');
  });

  it.each([
    [999, '총 999개의 아카이브'],
    [1_000, '총 1,000개 이상의 아카이브'],
  ])('shows the count of %d archives up to the end of the list: %s', async (totalElements, count) => {
    serveArchives([RICE], { totalElements, totalPages: 84 });
    await renderRoute('/archive');

    await screen.findByRole('article');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(count);
    expect(screen.getByRole('link', { name: '마지막 페이지' })).toHaveAttribute('href', '/archive?page=84');
  });

  it('shows no team count for a single writer, and no name of a withdrawn one', async () => {
    serveArchives([createArchiveItem({ writerNickname: null, otherMemberCount: 0 })]);
    await renderRoute('/archive');

    const card = within(await screen.findByRole('article'));
    expect(card.getByText('탈퇴한 회원')).toBeVisible();
    expect(card.queryByText(/외 \d+명/)).not.toBeInTheDocument();
  });

  it('shows the thumbnail, or a generated one', async () => {
    serveArchives([createArchiveItem({ id: 1, thumbnail: '/uploads/image/a.webp' }), MAP]);
    await renderRoute('/archive');

    const [withPicture, drawn] = await screen.findAllByRole('article');
    // Decorative, so it has no role of an image to be found by.
    expect(withPicture?.innerHTML).toContain('src="/uploads/image/a.webp"');
    expect(drawn?.innerHTML).not.toContain('<img');
    expect(drawn).toHaveTextContent(MAP.title);
  });

  it('marks pending archives, without a bookmark', async () => {
    serveArchives([createArchiveItem({ id: 9, title: '막차알리미', published: false }), RICE]);
    await renderRoute('/archive', { member: true });

    const [pending, published] = await screen.findAllByRole('article');
    expect(within(pending!).getByText('팀원 평가 진행 중')).toBeVisible();
    expect(within(pending!).queryByRole('button')).not.toBeInTheDocument();
    expect(within(published!).queryByText('팀원 평가 진행 중')).not.toBeInTheDocument();
    expect(within(published!).getByRole('button', { name: '모아밥 북마크' })).toBeVisible();
  });

  it.each([
    ['all of a team of five', 4, 5, '모아밥, 팀원 5명이 서로 평가했어요'],
    ['three of five', 4, 3, '모아밥, 팀원 5명 중 3명이 평가했어요'],
  ])('shows on a card that %s have evaluated each other', async (_, otherMemberCount, evaluatedMembers, name) => {
    serveArchives([createArchiveItem({ title: '모아밥', otherMemberCount, evaluatedMembers })]);
    await renderRoute('/archive');

    const card = within(await screen.findByRole('article', { name }));
    expect(card.getByRole('img', { name: name.slice('모아밥, '.length) })).toBeVisible();
  });

  it('shows no evaluations on a pending card', async () => {
    serveArchives([createArchiveItem({ title: '막차알리미', published: false })]);
    await renderRoute('/archive', { member: true });

    const card = within(await screen.findByRole('article', { name: '막차알리미' }));
    expect(card.queryByRole('img', { name: /평가했어요/ })).not.toBeInTheDocument();
  });

  it('links a card to its archive, and the archive back to the same page and search of the list', async () => {
    serveArchives([RICE, MAP], { totalPages: 3, totalElements: 30 });
    serveArchive(createArchive({ id: 8, title: MAP.title }));
    const { user } = await renderRoute('/archive?keyword=%EC%A7%80%EB%8F%84&page=2');

    await user.click(await screen.findByRole('link', { name: MAP.title }));
    expect(await screen.findByRole('heading', { level: 1, name: MAP.title })).toBeVisible();
    expect(window.location.pathname).toBe('/archive/8');

    await user.click(screen.getByRole('link', { name: '아카이브 목록' }));
    expect(await screen.findByRole('link', { name: '2페이지', current: 'page' })).toBeVisible();
    expect(window.location.search).toBe(`?keyword=${encodeURIComponent('지도')}&page=2`);
    expect(screen.getByRole('searchbox', { name: '아카이브 제목 검색' })).toHaveValue('지도');
  });

  it('searches by title with a debounce, from page 1', async () => {
    const asked = serveArchives([RICE], { totalPages: 4, totalElements: 40 });
    const { user } = await renderRoute('/archive?page=3');
    await screen.findByRole('link', { name: RICE.title });

    await user.type(screen.getByRole('searchbox'), '모아');

    const term = encodeURIComponent('모아');
    await waitFor(() => expect(window.location.search).toBe(`?keyword=${term}`));
    await waitFor(() => expect(asked).toEqual(['projects?page=2', `projects/search?keyword=${term}&page=0`]));
  });

  it('moves the focus to the count after a change of the page', async () => {
    serveArchivesResponse(({ request }) => {
      const isSecond = request.url.includes('page=1');
      return respond(createArchivePage([isSecond ? MAP : RICE], { totalPages: 3, totalElements: 30 }));
    });
    const { user } = await renderRoute('/archive');
    await screen.findByRole('link', { name: RICE.title });

    await user.click(screen.getByRole('link', { name: '다음 페이지' }));

    expect(await screen.findByRole('link', { name: MAP.title })).toBeVisible();
    expect(window.location.search).toBe('?page=2');
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('moves to the last page from one past the end', async () => {
    serveArchivesResponse(({ request }) => {
      const isLast = request.url.includes('page=1');
      return respond(createArchivePage(isLast ? [MAP] : [], { totalPages: 2, totalElements: 13 }));
    });
    await renderRoute('/archive?page=99');

    expect(await screen.findByRole('link', { name: MAP.title })).toBeVisible();
    expect(window.location.search).toBe('?page=2');
  });

  it('shows its skeleton in the same layout', async () => {
    serveArchivesResponse(() => delay('infinite'));
    await renderRoute('/archive');
    await waitFor(() => expect(screen.getByText('불러오는 중이에요…')).toBeVisible());
  });

  it('shows an empty state with a link to the form when there is no archive', async () => {
    serveArchives([]);
    await renderRoute('/archive');

    expect(await screen.findByText('아직 등록된 아카이브가 없어요.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: '아카이브 등록하기' })).toHaveLength(2);
  });

  it('names the term of a search without results, and suggests another', async () => {
    serveArchives([]);
    const { user } = await renderRoute('/archive?keyword=%EB%B8%94%EB%A1%9D%EC%B2%B4%EC%9D%B8');

    expect(await screen.findByText('‘블록체인’에 대한 검색 결과가 없어요.')).toBeVisible();
    expect(screen.getByText('다른 단어로 찾아보세요.')).toBeVisible();

    serveArchives([RICE]);
    await user.click(screen.getByRole('link', { name: '전체 보기' }));
    expect(await screen.findByRole('link', { name: RICE.title })).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it('offers a retry after a failure, without a toast, and moves the focus to its heading', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serveArchivesResponse(() => respondWithError(500, '문제가 생겼어요.'));
    const { user } = await renderRoute('/archive');
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    expect(screen.getAllByRole('alert')).toHaveLength(1);

    serveArchives([RICE]);
    await user.click(retry);
    expect(await screen.findByRole('link', { name: RICE.title })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
