import { LOGIN_HINT } from '@contract/auth';
import { type Envelope } from '@contract/envelope';
import { routePattern } from '@contract/routes';
import { WRITTEN_ROUTES, type WrittenPage } from '@contract/writtenRoutes';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { writeArchive, writeArchiveList } from './archivePages';
import { writePrivacy, writeTerms } from './legalPages';
import { writeProject, writeProjectList } from './projectPages';
import { type AskApi, type WritePage, type Written } from './publicPage';
import { writeAbout, writeHome } from './standingPages';

const WRITERS: Record<WrittenPage, WritePage> = {
  landing: writeHome,
  about: writeAbout,
  terms: writeTerms,
  privacy: writePrivacy,
  projectList: writeProjectList,
  projectDetail: writeProject,
  archiveList: writeArchiveList,
  archiveDetail: writeArchive,
};

/** The addresses whose content the server writes out, as the router takes them (ROUTE-27). */
const PAGES = WRITTEN_ROUTES.map(([route, page]) => ({ address: routePattern(route), write: WRITERS[page] }));

/**
 * What the server writes into the HTML of an address. It asks the API as the browser would, from the visitor's address, so
 * limits and views count the same (D38).
 */
export async function writePage(app: FastifyInstance, request: FastifyRequest, file: string): Promise<Written> {
  // A member's browser asks for itself: what is written into HTML is what anybody may see.
  if (request.cookies[LOGIN_HINT] !== undefined) return { kind: 'as built' };
  for (const { address, write } of PAGES) {
    const found = address.exec(file);
    if (found) return write({ id: found[1] ?? '', search: searchOf(request) }, askFor(app, request));
  }
  return { kind: 'as built' };
}

function askFor(app: FastifyInstance, { ip, headers }: FastifyRequest): AskApi {
  return async <T>(path: string) => {
    const question = { url: path, remoteAddress: ip, headers: { 'user-agent': headers['user-agent'] ?? '' } };
    const answered = await app.inject(question).catch(noneWhileStopping);
    if (!answered) return { kind: 'as built' };
    const { statusCode, payload } = answered;
    if (statusCode === 404) return { kind: 'missing' };
    if (statusCode !== 200) return { kind: 'as built' };
    return { kind: 'data', data: (JSON.parse(payload) as Envelope<T>).data };
  };
}

/** Fastify injects nothing once it has been asked to stop, while it still serves: the browsers ask for themselves then. */
function noneWhileStopping(error: unknown): undefined {
  if (error instanceof errorCodes.FST_ERR_REOPENED_CLOSE_SERVER) return undefined;
  throw error;
}

function searchOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.split('?', 2)[1]);
}
