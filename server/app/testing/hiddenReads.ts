import { type HiddenRead, type HiddenWorld } from './declaration';
import { ENDPOINTS, nameOf } from './endpoints';

export { type HiddenWorld };

/** Every path that returns content of members, for the test of hidden content (D133). */
export const HIDDEN_READS: Readonly<Record<string, HiddenRead>> = Object.fromEntries(
  ENDPOINTS.flatMap((endpoint) => (endpoint.hidden ? [[nameOf(endpoint), endpoint.hidden]] : [])),
);

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
