/** @tier full */
// React's server renderer schedules with a function of Node that jsdom lacks.
import { setImmediate } from 'node:timers';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ARCHIVE_LIST, archiveQuery } from '@contract/archive';
import { addDays, daysBetween, todayInKorea } from '@contract/dates';
import { listQuery, PROJECT_LIST } from '@contract/project';
import { MESSAGES } from '@contract/messages';
import { NEWEST_ARCHIVES, NEWEST_OPEN } from '@contract/pageTexts';
import { PRELOADED_DATA_ID, type PreloadedResponse, type RenderApp, type RenderRequest } from '@contract/rendering';
import {
  createArchive,
  createArchiveComment,
  createArchiveItem,
  createArchivePage,
  createComment,
  createProject,
  createProjectItem,
  createProjectPage,
  mockServer,
  renderRoute,
} from './testing';

globalThis.setImmediate = setImmediate;

const TITLE = '서버가 그린 글';
/** A date other than today's. */
const TODAY = '2026-11-23';
const PICTURE = `/uploads/image/${'a'.repeat(32)}-1200x750.webp`;

let asked: string[];

/** Serves an API with other titles and records its requests. */
beforeEach(() => {
  asked = [];
  const page = createProjectPage([createProjectItem({ title: '새로 물어본 모집글' })], { totalPages: 1 });
  mockServer.use(
    http.get('*/api/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return pathname.includes('/filter/')
        ? HttpResponse.json({ status: 200, message: '', data: page })
        : HttpResponse.json({ status: 404, message: '', errors: [] }, { status: 404 });
    }),
  );
});

const projectsAt = (search: string): PreloadedResponse => ({
  endpoint: 'listProjects',
  arg: listQuery(PROJECT_LIST.read(new URLSearchParams(search))),
  data: createProjectPage(
    [createProjectItem({ title: TITLE }), createProjectItem({ id: 9, closed: true, writer: null, roles: [] })],
    { totalPages: 3, totalElements: 25 },
  ),
});

const archivesAt = (search: string): PreloadedResponse => ({
  endpoint: 'listArchives',
  arg: archiveQuery(ARCHIVE_LIST.read(new URLSearchParams(search))),
  data: createArchivePage([createArchiveItem({ title: TITLE, thumbnail: PICTURE }), createArchiveItem({ id: 9 })], {
    totalPages: 3,
    totalElements: 25,
  }),
});

const THREAD = { parentComment: createComment({ id: 1, content: '반가워요' }), childComments: [] };
const ARCHIVE_THREAD = { parentComment: createArchiveComment({ id: 1, content: '멋져요' }), childComments: [] };
const project: PreloadedResponse = {
  endpoint: 'getProject',
  arg: 7,
  data: createProject({
    id: 7,
    title: TITLE,
    comments: [THREAD],
    seats: [{ role: 'PM', count: 2, taken: 1 }],
  }),
};
const similar: PreloadedResponse = {
  endpoint: 'getSimilarProjects',
  arg: 7,
  data: [createProjectItem({ id: 11, title: '비슷한 글' })],
};
const archive: PreloadedResponse = {
  endpoint: 'getArchive',
  arg: 7,
  data: createArchive({ id: 7, title: TITLE, thumbnail: PICTURE, comments: [ARCHIVE_THREAD] }),
};
const counts: PreloadedResponse = {
  endpoint: 'getSummary',
  data: { members: 1284, openProjects: 95, archives: 212 },
};
const stories: PreloadedResponse = {
  endpoint: 'listArchives',
  arg: NEWEST_ARCHIVES,
  data: createArchivePage([1, 2, 3].map((id) => createArchiveItem({ id }))),
};
const newest: PreloadedResponse = { ...projectsAt(''), arg: NEWEST_OPEN } as PreloadedResponse;
const missing = (endpoint: 'getProject' | 'getArchive'): PreloadedResponse => ({
  endpoint,
  arg: 8,
  missing: true,
});

const EVERY_PAGE: [url: string, page: RenderRequest['page'], heading: string, responses: PreloadedResponse[]][] = [
  ['/', 'landing', '새로운 스토리를 만들어 가는 곳', [newest, stories, counts]],
  ['/about', 'about', '팀이음은 어떤 곳인가요', []],
  ['/about/proof', 'aboutProof', '어떻게 확인하나요', []],
  ['/terms', 'terms', '이용약관', []],
  ['/privacy', 'privacy', '개인정보 처리방침', []],
  ['/project', 'projectList', '함께할 팀원을 찾고 있어요', [projectsAt('')]],
  ...['?title=%EC%A7%80%EB%8F%84&page=2', '?roles=PM&skills=REACT&open=true&sort=popular', '?open=true'].map(
    (search): (typeof EVERY_PAGE)[number] => [
      `/project${search}`,
      'projectList',
      '함께할 팀원을 찾고 있어요',
      [projectsAt(search)],
    ],
  ),
  ['/projectdetail/7', 'projectDetail', TITLE, [project, similar]],
  ['/projectdetail/8', 'projectDetail', '삭제됐거나 없는 글이에요.', [missing('getProject')]],
  ['/archive', 'archiveList', '끝까지 함께 만든 이야기', [archivesAt('')]],
  ['/archive?keyword=a&page=2', 'archiveList', '끝까지 함께 만든 이야기', [archivesAt('?keyword=a&page=2')]],
  ['/archive/7', 'archiveDetail', TITLE, [archive]],
  ['/archive/8', 'archiveDetail', '삭제됐거나 없는 글이에요.', [missing('getArchive')]],
  ['/nothing/here', 'notFound', MESSAGES.pageNotFound, []],
];

/** Renders in separate modules, since server and browser share no React contexts. */
async function onServer<Result>(act: (renderApp: RenderApp) => Promise<Result>): Promise<Result> {
  let result: Promise<Result> | undefined;
  await jest.isolateModulesAsync(async () => {
    const { renderApp } = await import('./server');
    result = act(renderApp);
    await result.catch(() => undefined);
  });
  if (!result) throw new Error('Nothing was rendered.');
  return result;
}

const rendered = new Map<string, string>();

beforeAll(() =>
  onServer(async (toHtml) => {
    for (const [url, page, , responses] of EVERY_PAGE)
      rendered.set(url, (await toHtml({ url, page, responses, today: TODAY })).html);
  }),
);

/** The document as the server sends it. */
function receive(address: string) {
  const [url, , , responses = []] = EVERY_PAGE.find(([one]) => one === address) ?? [];
  return place(rendered.get(url ?? '') ?? '', responses);
}

function place(html: string, responses: PreloadedResponse[]) {
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset.today = TODAY;
  root.innerHTML = html;
  const holder = document.createElement('script');
  holder.type = 'application/json';
  holder.id = PRELOADED_DATA_ID;
  holder.textContent = JSON.stringify(responses);
  document.body.append(root, holder);
}

const main = () => screen.getByRole('main').innerHTML.replace(/<noscript>.*?<\/noscript>/s, '');

it.each(EVERY_PAGE)(
  'the server renders %s as the browser does, and hydration keeps every element',
  async (url, _page, heading) => {
    receive(url);
    const before = main();
    const element = screen.getByRole('heading', { level: 1 });
    expect(element).toHaveTextContent(heading);

    await renderRoute(url, { key: 'default' });
    expect(screen.getByRole('heading', { level: 1 })).toBe(element);
    expect(main()).toBe(before);
    // Elements that need a script are rendered after hydration.
    expect(await screen.findByText('어둡게')).toBeInTheDocument();
  },
);

it('the days until a deadline are counted from the date of the page, after hydration from today', async () => {
  const data = createProject({ id: 7, title: TITLE, deadline: addDays(TODAY, 7) });
  const responses: PreloadedResponse[] = [{ endpoint: 'getProject', arg: 7, data }];
  const request = { url: '/projectdetail/7', page: 'projectDetail', responses, today: TODAY } as const;
  const { html } = await onServer((toHtml) => toHtml(request));
  expect(html).toContain('<b>D-7</b>');

  place(html, responses);
  await renderRoute('/projectdetail/7', { key: 'default' });
  expect(await screen.findByText('어둡게')).toBeInTheDocument();
  const left = daysBetween(todayInKorea(), addDays(TODAY, 7));
  expect(screen.queryByText(`D-${left}`) !== null).toBe(left > 0);
});

it('preloaded data is not refetched, and other data is requested', async () => {
  receive('/project?open=true');
  const { user } = await renderRoute('/project?open=true');
  expect(await screen.findByText('어둡게')).toBeInTheDocument();
  // Announcements are requested on every page load.
  expect(asked.filter((address) => address !== '/api/announcements')).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: '정렬' }), 'popular');
  expect(await screen.findByRole('heading', { name: '새로 물어본 모집글' })).toBeInTheDocument();
  expect(asked.join()).toContain('sort=popular');
});

it('the announcement that came with the page is rendered first, for visitors and for members', async () => {
  const shown = { id: 3, kind: 'WARNING', text: '점검이 있어요.', link: 'https://example.org/why' };
  const announced: PreloadedResponse = { endpoint: 'getAnnouncements', data: [shown] };
  const request = { url: '/about', page: 'about', responses: [announced], today: TODAY } as const;
  const { html } = await onServer((toHtml) => toHtml(request));
  place(html, [announced]);
  const bar = screen.getByRole('complementary', { name: '공지' });
  expect(bar).toHaveTextContent('주의 점검이 있어요. 자세히');

  const { unmount } = await renderRoute('/about', { key: 'default' });
  expect(screen.getByRole('complementary', { name: '공지' })).toBe(bar);
  expect(await screen.findByText('어둡게')).toBeInTheDocument();
  unmount();
  document.body.replaceChildren();

  place('', [announced]);
  await renderRoute('/about', { member: true });
  expect(screen.getByRole('complementary', { name: '공지' })).toHaveTextContent('점검이 있어요.');
  expect(await screen.findByText('어둡게')).toBeInTheDocument();
});

it('the browser renders the page of a member instead of hydrating that of a visitor', async () => {
  receive('/project');
  await renderRoute('/project', { member: true });
  expect(await screen.findByRole('heading', { name: '새로 물어본 모집글' })).toBeInTheDocument();
  expect(document.body.innerHTML).not.toContain(PRELOADED_DATA_ID);
});

it('the browser renders a page opened from a list instead of hydrating it, for the right back link', async () => {
  receive('/projectdetail/7');
  await renderRoute('/projectdetail/7', { state: { listSearch: '?page=2', title: TITLE } });
  expect(await screen.findByRole('link', { name: '프로젝트 목록' })).toHaveAttribute('href', '/project?page=2');
});

it('text and focus of a comment survive when the browser renders the page instead of hydrating it', async () => {
  receive('/projectdetail/7');
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '댓글을 입력해 주세요' });
  const early = box();
  early.focus();
  early.value = '반가워요';
  await renderRoute('/projectdetail/7', { state: { listSearch: '', title: TITLE } });
  expect(early).not.toBeInTheDocument();
  await waitFor(() => expect(box()).toHaveValue('반가워요'));
  expect(box()).toHaveFocus();
});

it('the HTML contains a whole post, all comments, and links instead of filters for browsers without scripts', async () => {
  const threads = Array.from({ length: 60 }, (_, index) => ({
    ...THREAD,
    parentComment: createComment({ id: index + 1, content: `${index + 1}번째 댓글이에요. https://a.example/b에서` }),
  }));
  const data = createProject({ id: 7, comments: threads });
  const { html } = await onServer((toHtml) =>
    toHtml({
      url: '/projectdetail/7',
      page: 'projectDetail',
      responses: [{ endpoint: 'getProject', arg: 7, data }],
      today: TODAY,
    }),
  );
  expect(html).toContain('60번째 댓글이에요. ');
  expect(html).toMatch(/<a href="https:\/\/a\.example\/b" target="_blank"[^>]*>/);

  const list = rendered.get('/project');
  expect(list).toMatch(/<noscript>.*href="\/project\?roles=PM".*<\/noscript>/s);
  expect(list).toMatch(/<input type="search"[^>]* name="title"/);
});

it('the rendering fails as a whole when a part of the page fails', async () => {
  const data = { projects: [{ id: 1 }], totalPages: 1, totalElements: 1 };
  const broken: PreloadedResponse = {
    endpoint: 'listProjects',
    arg: listQuery(PROJECT_LIST.read(new URLSearchParams())),
    data,
  };
  const render = onServer((toHtml) =>
    toHtml({ url: '/project', page: 'projectList', responses: [broken], today: TODAY }),
  );
  await expect(render).rejects.toThrow();
});

it('the other address of an archive redirects to its page (D5)', async () => {
  await act(async () => void (await renderRoute('/archivedetail/7')));
  await waitFor(() => expect(window.location.pathname).toBe('/archive/7'));
});
