import { isRoute, ROUTES } from './routes';

it.each(ROUTES)('matches %s as the URL of a page', (route) => {
  expect(isRoute(route.replace(/:\w+/g, '12'))).toBe(true);
});

it.each(['/Project', '/findid', '/project/', '/project/registration/'])(
  'matches %s as the URL of a page, ignoring case and trailing slashes as the router does',
  (path) => {
    expect(isRoute(path)).toBe(true);
  },
);

it.each([
  '',
  '/nothing',
  '/projectdetail/x',
  '/projectdetail/07',
  '/projectdetail/0',
  '/project/edit/',
  '/project/edit',
  '/2',
  '/login/x',
  '/admin',
  '/mypage?tab=portfolio',
])('does not match %j, which is not the URL of a page', (path) => {
  expect(isRoute(path)).toBe(false);
});
