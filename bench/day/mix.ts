import { nicknameOf } from '../fill/fillMembers';
import { send, type Case } from '../endpoints/case';
import { LISTS } from '../endpoints/lists';
import { OTHERS } from '../endpoints/others';
import { aNewPost, by, WRITES } from '../endpoints/writes';

/** Members with an open page, each with an alarm stream. */
export const STREAMS = 1_000;

export type Kind = 'reading' | 'searching' | 'writing' | 'pushing';

interface Part {
  kind: Kind;
  /** Percentage of the calls. */
  share: number;
  case: Case;
}

const ALL = { ...LISTS, ...OTHERS, ...WRITES };

function part(kind: Kind, share: number, name: string): Part {
  const one = ALL[name];
  if (!one) throw new Error(`There is no case "${name}".`);
  return { kind, share, case: one };
}

/** An invitation that notifies two open pages. */
export const INVITING: Case = {
  endpoint: 'POST /projects',
  by: 'member',
  call(world) {
    const caller = world.random.pick(world.members);
    const first = world.random.between(1, STREAMS - 2);
    const invited = [0, 1].map((index) => nicknameOf(1 + ((caller.id - 1 + first + index) % STREAMS)));
    return by(caller, send('POST', '/projects', aNewPost(world, invited)));
  },
};

/** The mix of a day: 80 of 100 calls read, 10 search, 5 write and 5 notify others. */
export const MIX: readonly Part[] = [
  part('reading', 16, 'list'),
  part('reading', 8, 'list: first pages'),
  part('reading', 4, 'list: filters'),
  part('reading', 3, 'list: popular'),
  part('reading', 18, 'detail'),
  part('reading', 4, 'archive list'),
  part('reading', 5, 'archive detail'),
  part('reading', 5, 'list (member)'),
  part('reading', 6, 'detail (member)'),
  part('reading', 2, 'archive detail (member)'),
  part('reading', 4, 'bell'),
  part('reading', 2, 'own profile'),
  part('reading', 1, 'own account'),
  part('reading', 2, 'profile'),
  part('searching', 5, 'search'),
  part('searching', 2, 'search (member)'),
  part('searching', 3, 'archive search'),
  part('writing', 2, 'comment'),
  part('writing', 0.5, 'archive comment'),
  part('writing', 1, 'bookmark on'),
  part('writing', 0.5, 'bookmark off'),
  part('writing', 0.5, 'archive bookmark'),
  part('writing', 0.5, 'edit a comment'),
  { kind: 'pushing', share: 5, case: INVITING },
];
