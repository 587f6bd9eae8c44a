/** @bundle pages */
import { renderApp } from '../testing/renderApp';
import { findPage } from './findPage';

const pathsOf = (...typed: string[]) => [...new Set(typed.map((path) => findPage(path)?.path))];

it.each([
  [['/verify', '/VERIFY/', '/verify//'], '/verify'],
  [['/project', '/Project/'], '/project'],
  [['/record/xx1', '/record/xx2/', '/RECORD/no'], '/record/-'],
  [['/nothing-1', '/nothing/2', '/a/b/c/d/'], '/-/-/-'],
  [['/projectdetail/x1', '/projectdetail/x2/'], '/projectdetail/-'],
  [['/project/new-1', '/projects'], '/project/-/-/-'],
  [['/admin', '/admin/members/7'], '/admin'],
])('renders %j as one page', (typed, path) => {
  expect(pathsOf(...typed)).toEqual([path]);
});

it('renders each post, record and credential as a page of its own', () => {
  expect(pathsOf('/projectdetail/7/', '/projectdetail/8')).toEqual(['/projectdetail/7', '/projectdetail/8']);
  expect(pathsOf('/record/aaaabbbbcccc', '/record/AAAABBBBCCCD')).toHaveLength(2);
  expect(pathsOf('/verify/8c2f6f5e', '/verify/8C2F6F5E')).toHaveLength(2);
});

it('finds no page at addresses that the browser renders', () => {
  const paths = ['/login', '/mypage/record', '/x/a', '/project/x/team'];
  expect(paths.map(findPage)).toEqual([undefined, undefined, undefined, undefined]);
});

it.each([
  '/nothing-1',
  '/PROJECT/new-1/',
  '/projects',
  '/project/7/nothing/at/all',
  '/projectdetail/x1',
  '/archive/x',
  '/ARCHIVES',
  '/record/xx1',
  '/records',
  '/verify/a/b',
  '/PROJECT',
  '/About/',
])('renders at %s what is rendered at the path that stands for it', async (typed) => {
  const found = findPage(typed);
  const prepared = await found?.source.prepare(
    { id: 0, name: found.name, search: new URLSearchParams() },
    async () => undefined,
  );
  const page = prepared?.page ?? 'notFound';
  const htmlAt = async (url: string) => (await renderApp({ url, page, responses: [], today: '2026-11-26' })).html;
  expect(await htmlAt(found?.path ?? '')).toBe(await htmlAt(typed));
});
