import { isRoute, ROUTES } from './routes';

it.each(ROUTES)('%s is the address of a page', (route) => {
  expect(isRoute(route.replace(/:\w+/g, '12'))).toBe(true);
});

it.each(['/Project', '/findid', '/project/', '/project/registration/'])(
  '%s is the address of a page, as for the router',
  (path) => {
    expect(isRoute(path)).toBe(true);
  },
);

it.each(['', '/nothing', '/projectdetail/x', '/project/edit/', '/project/edit', '/2', '/login/x'])(
  '%j is the address of no page',
  (path) => {
    expect(isRoute(path)).toBe(false);
  },
);
