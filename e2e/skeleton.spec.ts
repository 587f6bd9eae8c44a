import { type Page } from '@playwright/test';
import { expect, testWithConsoleErrors as test, whenHydrated } from './test';
import { createArchive, createArchiveItem, createArchivePage } from '../src/app/testing/create/archive';
import { createProject, createProjectItem, createProjectPage } from '../src/app/testing/create/project';

// Layout shift metrics do not count movement below the screen or within half a second of a press.

// Positions depend on animations, too.
test.use({ reducedMotion: 'no-preference' });

const TITLES = ['책갈피', '자취생 식비를 줄이는 공동 장보기, 창업 동아리에서 함께할 팀원을 찾아요'];
const TWELVE = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, title: TITLES[index % 2] ?? '' }));
/** The skeleton of a post knows these from the list. */
const CLOSED_POST = {
  ...TWELVE[1],
  closed: true,
  personnel: 3,
  filled: 2,
  seats: [
    { role: 'BACK_END' as const, count: 2, taken: 2 },
    { role: 'UX_UI_DESIGN' as const, count: 1, taken: 0 },
  ],
};
const PAGES = { totalPages: 3, totalElements: 36 };
const MOST_PX = 2;

/** Delays the response to requests of a path until the returned function is called. */
async function delayResponse(page: Page, { path, data }: { path: RegExp; data: unknown }) {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      await held;
      await route.fulfill({ json: { status: 200, message: 'OK', data } });
    },
  );
  return release;
}

/** Opens a list by a link of the header after hydration; before, the link would load the document. */
async function follow(page: Page, name: string) {
  await page.goto('/about');
  await whenHydrated(page);
  await page.getByRole('banner').getByRole('link', { name }).click();
}

const skeleton = (page: Page) => page.getByRole('main').getByText('불러오는 중이에요…');

/** Top and height of each card, and of the footer below them. */
const boxesOfList = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li:has(article), footer')].map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { top: top + window.scrollY, height: element.tagName === 'FOOTER' ? 0 : height };
    }),
  );

/** Top and height of the lines of the header, tops of the elements after it, and the box of facts. */
const boxesOfDetail = (page: Page) =>
  page.evaluate(() => {
    const head = document.querySelector('main header');
    const boxOf = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return { top: top + window.scrollY, height };
    };
    const following: Element[] = [];
    for (let next = head?.nextElementSibling; next; next = next.nextElementSibling) following.push(next);
    // The sentence about the team has two children as well, but is one line high.
    const isHigh = (element: Element) => element.getBoundingClientRect().height > 200;
    const columns = following.find((element) => element.childElementCount === 2 && isHigh(element));
    return [
      ...[...(head ? [head, ...head.children] : [])].map(boxOf),
      ...following
        .slice(0, columns ? following.indexOf(columns) + 1 : undefined)
        .map((box) => ({ ...boxOf(box), height: 0 })),
      ...(columns?.lastElementChild ? [boxOf(columns.lastElementChild)] : []),
    ];
  });

type Boxes = Awaited<ReturnType<typeof boxesOfList>>;

function expectSameBoxes(before: Boxes, after: Boxes) {
  expect(after).toHaveLength(before.length);
  const moved = after.flatMap(({ top, height }, index) => [
    Math.abs(top - (before[index]?.top ?? 0)),
    Math.abs(height - (before[index]?.height ?? 0)),
  ]);
  expect(Math.max(...moved), JSON.stringify({ before, after })).toBeLessThanOrEqual(MOST_PX);
}

const KINDS = [
  {
    kind: 'recruitment posts',
    link: '프로젝트',
    list: {
      path: /\/api\/projects\/filter/,
      data: createProjectPage(
        TWELVE.map((post) => createProjectItem(post.id === CLOSED_POST.id ? CLOSED_POST : post)),
        PAGES,
      ),
    },
    detail: {
      path: /\/api\/projects\/\d+$/,
      // The skeleton reserves one line for the first sentence, two on a phone, and none for archives of the leader.
      data: createProject({
        ...CLOSED_POST,
        introduce: '자취생 넷이 모여 동네 시장에서 함께 장을 보고 나누는 서비스를 만들어요.',
        leader: { ...createProject().leader, verifiedProjects: 0 },
      }),
    },
  },
  {
    kind: 'archives',
    link: '아카이브',
    list: {
      path: /\/api\/archive\/projects$/,
      data: createArchivePage(
        TWELVE.map((post) => createArchiveItem(post)),
        PAGES,
      ),
    },
    detail: {
      path: /\/api\/archive\/\d+$/,
      data: createArchive({ ...TWELVE[1], skills: ['TYPESCRIPT', 'REACT', 'SPRING', 'FIGMA'] }),
    },
  },
];

for (const { kind, link, list, detail } of KINDS) {
  test(`the skeletons of the list and the detail of ${kind} have the layout of the loaded pages`, async ({ page }) => {
    const respondToList = await delayResponse(page, list);
    const respondToDetail = await delayResponse(page, detail);
    await follow(page, link);
    await expect(page.locator('main li article').first()).toBeVisible();
    await expect(skeleton(page)).toBeVisible();
    const listBefore = await boxesOfList(page);
    expect(listBefore).toHaveLength(13);

    respondToList();
    await expect(page.getByRole('link', { name: TITLES[1], exact: true }).first()).toBeVisible();
    expectSameBoxes(listBefore, await boxesOfList(page));

    await page.getByRole('link', { name: TITLES[1], exact: true }).first().click();
    await expect(page.locator('main header')).toBeVisible();
    await expect(skeleton(page)).toBeVisible();
    const detailBefore = await boxesOfDetail(page);
    expect(detailBefore.length).toBeGreaterThan(5);

    respondToDetail();
    await expect(page.getByRole('heading', { level: 1, name: TITLES[1] })).toBeVisible();
    expectSameBoxes(detailBefore, await boxesOfDetail(page));
  });
}

test(
  'the footer stays below the screen when the skeleton of a deleted post becomes a message',
  { tag: '@desktop' },
  async ({ page }) => {
    const { height = 0 } = page.viewportSize() ?? {};
    await page.route('**/api/projects/2', (route) =>
      route.fulfill({ status: 404, json: { status: 404, message: '삭제됐거나 없는 글이에요.', errors: [] } }),
    );
    const [posts] = KINDS;
    if (posts) (await delayResponse(page, posts.list))();
    await follow(page, '프로젝트');
    await page.getByRole('link', { name: TITLES[1], exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '삭제됐거나 없는 글이에요.' })).toBeVisible();

    const top = await page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(height);
  },
);
