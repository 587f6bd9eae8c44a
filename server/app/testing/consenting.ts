import { type Alarms } from '@contract/alarm';
import { type ConsentResult } from '@contract/archive';
import { type MyPage } from '@contract/mypage';
import { archivingOn } from './archiving';
import { evaluatingOn } from './evaluating';
import { type TestMember } from './member';
import { type TestServer } from './startServer';

interface Asker {
  token?: string;
}

/** Requests about the consent of named members, and reads of where it is shown. */
export function consentingOn(server: TestServer) {
  const { call, db } = server;
  const evaluating = evaluatingOn(server);
  const archives = archivingOn(server);

  const answer = (archive: number, consent: unknown, { token }: Asker) =>
    call<ConsentResult>('PUT', `/api/archive/${archive}/consent`, { token, json: { consent } });

  return {
    answer,
    confirm: (archive: number, who: TestMember) => answer(archive, 'CONFIRMED', who),
    decline: (archive: number, who: TestMember) => answer(archive, 'DECLINED', who),

    requestsOf: async ({ token }: TestMember) =>
      (await call<Alarms>('GET', '/api/alarm/project-archive', { token })).data.userArchiveList,

    /** The profile behind a nickname as another member sees it; without a nickname the own profile. */
    async profileOf({ token }: TestMember, nickname?: string): Promise<MyPage> {
      const path = nickname === undefined ? '/api/mypage' : `/api/mypage/${encodeURIComponent(nickname)}`;
      return (await call<MyPage>('GET', path, { token })).data;
    },

    /** The consents by id of the member. */
    async consentsOf(archive: number) {
      const rows = await db
        .selectFrom('archive_member')
        .select(['member_id', 'consent'])
        .where('archive_id', '=', archive)
        .execute();
      return Object.fromEntries(rows.map(({ member_id, consent }) => [member_id, consent]));
    },

    withdraw: ({ token, username, password }: TestMember) =>
      call('DELETE', '/api/user/delete', { token, json: { username, password, confirm_password: password } }),

    isPublished: async (archive: number) => (await evaluating.rowOf(archive))?.published_at !== null,

    /** The members an archive names, for a given reader. */
    namesOf: async (archive: number, asker: Asker = {}) =>
      (await archives.read(archive, asker)).data.members.map(({ nickname }) => nickname),
  };
}
