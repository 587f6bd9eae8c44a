import { type World } from './ownership';

/** Reads of the writer's data, in a world with data of every kind. */
export const READS: Readonly<Record<string, (world: World) => string>> = {
  'GET /projects/filter/keyword': () => '/projects/filter/keyword',
  'GET /projects/filter/search': () => `/projects/filter/search?title=${encodeURIComponent('함께')}`,
  'GET /projects/:id': (world) => `/projects/${world.project}`,
  'GET /projects/:id/similar': (world) => `/projects/${world.project}/similar`,
  'GET /summary': () => '/summary',
  'GET /announcements': () => '/announcements',
  'GET /archive/projects': () => '/archive/projects',
  'GET /archive/projects/search': () => `/archive/projects/search?keyword=${encodeURIComponent('함께')}`,
  'GET /archive/:id': (world) => `/archive/${world.published}`,
  'GET /archive/:id/evaluations': (world) => `/archive/${world.pending}/evaluations`,
  'GET /archive/:id/evaluations/status': (world) => `/archive/${world.pending}/evaluations/status`,
  'GET /mypage/:nickname': () => `/mypage/${encodeURIComponent('만든사람')}`,
  'GET /users/search': () => `/users/search?nickname=${encodeURIComponent('만든')}`,
  'GET /report/target/:type/:id': (world) => `/report/target/project/${world.project}`,
  'GET /health': () => '/health',
  'GET /ready': () => '/ready',
};
