import { paths } from '@contract/paths';
import { readRecordCode } from '@contract/record';
import { RENDERED_ROUTES } from '@contract/renderedRoutes';
import { isRoute, ROUTES, routePattern } from '@contract/routes';
import { archiveDetail, archiveList } from './archivePages';
import { landing, projectDetail, projectList } from './projectPages';
import { type PageSource } from './publicPage';
import { record, verify } from './recordPages';
import { about, aboutProof, notFound, privacy, terms } from './staticPages';

const SOURCES = {
  landing,
  about,
  aboutProof,
  terms,
  privacy,
  projectList,
  projectDetail,
  archiveList,
  archiveDetail,
  record,
  verify,
};

const PARAMETER = /:\w+/g;
/** A parameter that is neither an id nor a code. */
const INVALID = '-';

/** The addresses of rendered pages, in the syntax of the router (ROUTE-27). */
const PAGES = RENDERED_ROUTES.map(([route, page]) => ({
  address: routePattern(route),
  source: SOURCES[page],
  pathOf: (name: string) => route.replace(PARAMETER, name),
}));

/**
 * Routes whose parameter is invalid in an unknown address: the browser's router shows their page, which says that there
 * is nothing. All such addresses of a rendered page are rendered as one; the others have no page for visitors.
 */
const MALFORMED = ROUTES.filter((route) => route.includes(':')).map((route) => ({
  address: new RegExp(`^${route.replace(PARAMETER, '[^/]+')}/*$`, 'i'),
  path: RENDERED_ROUTES.some(([rendered]) => rendered === route) ? route.replace(PARAMETER, INVALID) : undefined,
}));
/** The desk and everything below it, which are a 404 for everybody except operators. */
const DESK = { address: new RegExp(`^${paths.admin}(/|$)`, 'i'), path: paths.admin };

/** The beginnings of addresses that the header depends on (`HeaderNav`, `Header`). */
const SECTIONS = ['/project', '/archive', '/record', '/verify'];

interface FoundPage {
  source: PageSource;
  /** The id of the post; 0 if the address has none. */
  id: number;
  /** The parameter as written in the path; '' if absent. */
  name: string;
  /** The path it is rendered for and cached by: paths of the same page share it. */
  path: string;
}

/** The rendered page at a path; undefined for pages that only the browser renders. */
export function findPage(path: string): FoundPage | undefined {
  for (const { address, source, pathOf } of PAGES) {
    const match = address.exec(path);
    if (!match) continue;
    const name = match[1] ?? '';
    const isMalformed = source === record && readRecordCode(name) === null;
    return { source, id: Number(name || 0), name, path: pathOf(isMalformed ? INVALID : name) };
  }
  const unknown = isRoute(path) ? undefined : unknownPathLike(path);
  return unknown === undefined ? undefined : { source: notFound, id: 0, name: '', path: unknown };
}

/** A path with the same 404 page, so that unknown addresses share few renderings; undefined if it is not rendered. */
function unknownPathLike(path: string): string | undefined {
  const malformed = [...MALFORMED, DESK].find(({ address }) => address.test(path));
  if (malformed) return malformed.path;
  const section = SECTIONS.find((start) => path.toLowerCase().startsWith(start)) ?? '';
  return [section, INVALID, INVALID, INVALID].join('/');
}
