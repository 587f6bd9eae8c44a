import { openRecord, type RecordIds } from './openRecord';
import { MEMBERS, DEMO_PASSWORD, usernameOf } from '../../server/db/seed/members';

/** Ids of the demo's content that the screenshots show. */
export interface PostIds extends RecordIds {
  /** Another member's recruitment post, and the reader's own. */
  post: number;
  ownPost: number;
  archive: number;
  /** Pending, and the viewer has not evaluated yet. */
  pending: number;
  /** Evaluated by `finished`, but not yet by another member. */
  evaluated: number;
}

/** The viewers: the first member of the demo, and the writer of an archive with a missing evaluation. */
export interface Viewers {
  reader: string;
  finished: string;
}

const READER = MEMBERS[0]?.nickname ?? '';
const LATE = '파란고래';

export const loginOf = (nickname: string) => ({
  username: usernameOf(MEMBERS.findIndex((member) => member.nickname === nickname)),
  password: DEMO_PASSWORD,
});

/** Reads the ids from the running demo, and switches the reader's record on. */
export async function findPostIds(baseURL: string): Promise<PostIds & Viewers> {
  const ask = async <T>(path: string, access = '') => {
    const response = await fetch(`${baseURL}/api${path}`, { headers: access === '' ? {} : { access } });
    return ((await response.json()) as { data: T }).data;
  };
  const enter = async (nickname: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(loginOf(nickname));
    const response = await fetch(`${baseURL}/api/login`, { method: 'POST', headers, body });
    return response.headers.get('access') ?? '';
  };
  const waitingFor = async (access: string) => {
    const { userArchiveList } = await ask<{ userArchiveList: { archiveId: number }[] }>(
      '/alarm/project-archive',
      access,
    );
    return userArchiveList[0]?.archiveId ?? 0;
  };

  const { projects } = await ask<{ projects: { id: number; writer: string }[] }>('/projects/filter/keyword?page=0');
  const { archives } = await ask<{ archives: { id: number; published: boolean }[] }>('/archive/projects?page=0');
  const late = await enter(LATE);
  const evaluated = await waitingFor(late);
  const { writerNickname } = await ask<{ writerNickname: string }>(`/archive/${evaluated}`, late);
  const reader = await enter(READER);
  return {
    ...(await openRecord(baseURL, reader)),
    post: projects.find(({ writer }) => writer === '새벽코딩')?.id ?? 0,
    ownPost: projects.find(({ writer }) => writer === READER)?.id ?? 0,
    archive: archives.find(({ published }) => published)?.id ?? 0,
    pending: await waitingFor(reader),
    evaluated,
    reader: READER,
    finished: writerNickname,
  };
}
