/**
 * The addresses of the product's pages, in the router's notation (spec §2, D5): the browser draws them, the server
 * answers 200 for them and 404 for any other (ROUTE-27). A page joins here together with its line in the router.
 * Every parameter is a number.
 */
export const ROUTES = [
  '/',
  '/about',
  '/terms',
  '/privacy',
  '/login',
  '/findId',
  '/findPassword',
  '/signup',
  '/signup1',
  '/mypage',
  '/mypage/account',
  '/mypage/edit',
  '/withdraw',
  '/project',
  '/projectdetail/:id',
  '/project/registration',
  '/project/edit/:projectId',
  '/archive',
  '/archive/:id',
  '/archivedetail/:id',
  '/archive/registration',
  '/archive/edit/:archiveId',
  '/:archiveId/teamevaluation',
  '/:archiveId/a',
  '/report',
  '/1',
] as const;

const PATTERNS = ROUTES.map((route) => new RegExp(`^${route.replace(/:\w+/g, '\\d+')}$`, 'i'));

/** Whether a path is a page of the product; like the router it ignores case and a slash at the end. */
export function isRoute(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return PATTERNS.some((pattern) => pattern.test(plain));
}
