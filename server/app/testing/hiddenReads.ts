/** The ids and names of content that is going to be hidden, and the caller. */
export interface HiddenWorld {
  project: number;
  archive: number;
  /** The code of the record of the archive's team. */
  record: string;
  /** The nickname of the writer. */
  writer: string;
  credential: string;
}

/**
 * NONE: the response has no content of members, or only for the member concerned; otherwise the path where others would
 * read it.
 */
type Read = 'NONE' | ((world: HiddenWorld) => string);

/** A path that is the same for every caller. */
const at =
  (path: string): Read =>
  () =>
    path;

/**
 * Every path that returns content of members, for the test of hidden content (D133). `hidden.test.ts` fails for a new
 * GET endpoint until it is added here, with an address if others can read there what a member wrote.
 */
export const HIDDEN_READS: Readonly<Record<string, Read>> = {
  'GET /health': 'NONE',
  'GET /ready': 'NONE',
  'GET /summary': 'NONE',
  'GET /announcements': 'NONE',
  'GET /users/check_email': 'NONE',
  'GET /users/check_username': 'NONE',
  'GET /users/check_nickname': 'NONE',
  'GET /users/search': 'NONE',
  // Data of the caller.
  'GET /users/me': 'NONE',
  'GET /users/me/blocks': 'NONE',
  'GET /users/me/record': 'NONE',
  'GET /users/me/credentials': 'NONE',
  'GET /users/me/measures': 'NONE',
  'GET /users/me/export': 'NONE',
  'GET /teams': 'NONE',
  'GET /credentials/:id/jwt': 'NONE',
  'GET /credentials/:id/png': 'NONE',
  'GET /applications': at('/api/applications'),
  'GET /mypage': at('/api/mypage'),
  'GET /notices': at('/api/notices'),
  'GET /alarm/project-archive': at('/api/alarm/project-archive'),
  'GET /projects/filter/keyword': () => '/api/projects/filter/keyword?size=50',
  'GET /projects/filter/search': () => `/api/projects/filter/search?size=50&title=${encodeURIComponent('보이면')}`,
  'GET /projects/:id': ({ project }) => `/api/projects/${project}`,
  'GET /projects/:id/similar': ({ project }) => `/api/projects/${project + 1}/similar`,
  'GET /projects/:id/applications': 'NONE',
  'GET /projects/:id/team': 'NONE',
  'GET /archive/projects': () => '/api/archive/projects',
  'GET /archive/projects/search': () => `/api/archive/projects/search?keyword=${encodeURIComponent('보이면')}`,
  'GET /archive/:id': ({ archive }) => `/api/archive/${archive}`,
  'GET /archive/:id/evaluations': 'NONE',
  'GET /archive/:id/evaluations/status': 'NONE',
  'GET /records/:code': ({ record }) => `/api/records/${record}`,
  'GET /credentials/:id': 'NONE',
  'GET /mypage/:nickname': ({ writer }) => `/api/mypage/${encodeURIComponent(writer)}`,
  'GET /report/target/:type/:id': ({ project }) => `/api/report/target/project/${project}`,
  'GET /alarm/stream': 'NONE',
  // Operators read hidden content to decide about it.
  'GET /admin/announcements': 'NONE',
  'GET /admin/me': 'NONE',
  'GET /admin/members': 'NONE',
  'GET /admin/log': 'NONE',
  'GET /admin/log.csv': 'NONE',
  'GET /admin/numbers': 'NONE',
  'GET /admin/numbers.csv': 'NONE',
  'GET /admin/reports': 'NONE',
  'GET /admin/reports/:target/:id': 'NONE',
  'GET /admin/projects/:id': 'NONE',
  'GET /admin/archives/:id': 'NONE',
};

/** Documents outside the API. */
export const HIDDEN_DOCUMENTS: Readonly<Record<string, (world: HiddenWorld) => string>> = {
  landing: () => '/',
  'list of posts': () => '/project',
  'list of archives': () => '/archive',
  'page of a post': ({ project }) => `/projectdetail/${project}`,
  'page of an archive': ({ archive }) => `/archive/${archive}`,
  'share picture of a post': ({ project }) => `/share/project/${project}.png`,
  'share picture of an archive': ({ archive }) => `/share/archive/${archive}.png`,
  'record of a member': ({ record }) => `/record/${record}`,
};
