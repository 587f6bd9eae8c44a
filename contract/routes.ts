import { ID_DIGITS } from './id';
import { paths } from './paths';

/** A path with a query or a fragment is a part or a view of a page. */
const WITHIN_A_PAGE = /[?#]/;

/** The paths of the pages without parameters. The server sends no document for the desk (D130). */
const fixedRoutes = Object.values(paths).flatMap((path) =>
  typeof path === 'string' && path !== paths.admin && !WITHIN_A_PAGE.test(path) ? path : [],
);

/**
 * The addresses of the product's pages, in the router's notation: the browser renders them, the server
 * responds 200 to them and 404 to any other (ROUTE-27). A new page needs only its path
 * in `paths`; one with a parameter is listed here, too. A parameter is a number; `:code` and `:uuid` accept anything but a dot.
 */
export const ROUTES: readonly string[] = [
  ...fixedRoutes,
  paths.projectDetail(':id'),
  paths.projectEdit(':projectId'),
  paths.projectApplicants(':id'),
  paths.projectTeam(':id'),
  paths.archiveDetail(':id'),
  paths.archiveDetailAlias(':id'),
  paths.archiveEdit(':archiveId'),
  paths.teamEvaluation(':archiveId'),
  paths.evaluationDone(':archiveId'),
  paths.record(':code'),
  paths.verifyCredential(':uuid'),
];

const PARAMETER = /:(\w+)/g;
/** Longer paths and paths with a dot are files or not found. */
const NAME = '([^/.]{1,64})';
const NAMED = ['code', 'uuid'];

/** The regular expression of a route's paths, with its parameters as groups; it ignores case and trailing slashes. */
export function routePattern(route: string): RegExp {
  const pattern = route
    .slice(1)
    .replace(PARAMETER, (_, name: string) => (NAMED.includes(name) ? NAME : `(${ID_DIGITS})`));
  return new RegExp(`^/${pattern}/*$`, 'i');
}

const PATTERNS = ROUTES.map(routePattern);

/** Whether a path is a page of the product. */
export function isRoute(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}
