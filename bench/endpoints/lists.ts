import { LIMITS } from '@contract/limits';
import { PROJECT_CATEGORIES } from '@contract/project';
import { ROLES, SKILLS } from '@contract/skill';
import { BEGINNINGS, ENDS, MIDDLES } from '../fill/titles';
import { type Case, type Cases, get } from './case';
import { aListedArchive, aListedPost, anArchive, anyPost, aPost, PAGES, ranked, type World } from './world';

const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const LIST = '/projects/filter/keyword';
const SEARCH = '/projects/filter/search';
const ARCHIVES = '/archive/projects';

const aPage = ({ random }: World) => ranked(random, PAGES);
/** The page in the middle of the reachable part of a list. */
const middleOf = (count: number) => Math.floor(Math.min(count, LIMITS.listReach) / LIMITS.projectPageSize.default / 2);

/** One or two words that occur in titles. */
function aTitle({ random }: World): string {
  const words = [...BEGINNINGS, ...MIDDLES, ...ENDS.flatMap((end) => end.split(' '))];
  return random.chance(50) ? random.pick(words) : `${random.pick(BEGINNINGS)} ${random.pick(MIDDLES)}`;
}

function aFilter({ random }: World): string {
  const filter = new URLSearchParams({ category: random.pick(PROJECT_CATEGORIES) });
  if (random.chance(50)) filter.append('open', 'true');
  if (random.chance(50)) filter.append('roles', random.pick(ROLES));
  if (random.chance(30)) filter.append('skills', random.pick(SKILLS));
  return filter.toString();
}

const searchOf = (world: World) => new URLSearchParams({ title: aTitle(world) }).toString();
const keywordOf = (world: World) => new URLSearchParams({ keyword: aTitle(world) }).toString();

type Read = Pick<Case, 'endpoint' | 'call'>;
const read = (endpoint: string, call: Case['call']): Read => ({ endpoint: `GET ${endpoint}`, call });

/** Reads for visitors and members. Responses for members contain their own bookmarks. */
const BY_ANYBODY: Record<string, Read> = {
  list: read(LIST, () => get(LIST)),
  'list: first pages': read(LIST, (world) => get(`${LIST}?page=${aPage(world)}`)),
  'list: filters': read(LIST, (world) => get(`${LIST}?${aFilter(world)}`)),
  'list: popular': read(LIST, (world) => get(`${LIST}?sort=popular&page=${aPage(world)}`)),
  'list: far down': read(LIST, (world) => {
    const page = middleOf(world.posts) + world.random.between(0, PAGES);
    return get(`${LIST}?page=${page}`);
  }),
  search: read(SEARCH, (world) => get(`${SEARCH}?${searchOf(world)}`)),
  detail: read('/projects/:id', (world) => get(`/projects/${aListedPost(world)}`)),
  'detail: all posts': read('/projects/:id', (world) => get(`/projects/${aPost(world)}`)),
  'archive list': read(ARCHIVES, (world) => get(`${ARCHIVES}?page=${aPage(world)}`)),
  'archive search': read(`${ARCHIVES}/search`, (world) => get(`${ARCHIVES}/search?${keywordOf(world)}`)),
  'archive detail': read('/archive/:id', (world) => get(`/archive/${aListedArchive(world)}`)),
  'archive detail: all': read('/archive/:id', (world) => get(`/archive/${anArchive(world)}`)),
};

/** Reads that are measured for visitors only. */
const BY_VISITORS: Record<string, Read> = {
  'list: compressed': read(LIST, () => get(LIST, COMPRESSED)),
  'detail: compressed': read('/projects/:id', (world) => get(`/projects/${aListedPost(world)}`, COMPRESSED)),
  'detail: one hot post': read('/projects/:id', ({ posts }) => get(`/projects/${posts - 7}`)),
  'detail: any post': read('/projects/:id', (world) => get(`/projects/${anyPost(world)}`)),
};

const asked = (reads: Record<string, Read>, by: Case['by'], suffix = ''): Cases =>
  Object.fromEntries(Object.entries(reads).map(([name, one]) => [`${name}${suffix}`, { ...one, by }]));

/** Lists, searches and details, by visitors and by members. */
export const LISTS: Cases = {
  ...asked({ ...BY_ANYBODY, ...BY_VISITORS }, 'visitor'),
  ...asked(BY_ANYBODY, 'member', ' (member)'),
};
