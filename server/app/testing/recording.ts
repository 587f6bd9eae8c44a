import { type Keyword } from '@contract/evaluation';
import { type MemberRecord, type OwnRecord, type RecordPayload } from '@contract/record';
import { insertArchive, type NewArchiveRow } from '../../db/testing/rows';
import { type TestMember } from './member';
import { type TestServer } from './startServer';

export type Recording = ReturnType<typeof recordingOn>;

interface Said {
  feedback?: string;
  keywords?: Keyword[];
}

/** Settings of a record without any choice. */
const SETTINGS: RecordPayload = { enabled: true, indexable: false, showName: false, hiddenArchives: [], lines: [] };

/** Requests of a member about the record, and its archives and evaluations. */
export function recordingOn({ call, db }: Pick<TestServer, 'call' | 'db'>) {
  /**
   * Inserts a published archive of this team, confirmed by all, with so many members who have evaluated (all by
   * default).
   */
  async function publish(
    team: readonly [TestMember, ...TestMember[]],
    overrides: Partial<NewArchiveRow> = {},
    evaluated = team.length,
  ): Promise<number> {
    const [writer, ...others] = team.map(({ id }) => id);
    const published_at = new Date('2026-06-01T03:00:00.123Z');
    const id = await insertArchive(db, [writer ?? 0, ...others], { published_at, ...overrides });
    for (const { id: member } of team.slice(0, evaluated)) {
      await db
        .updateTable('archive_member')
        .set({ evaluated_at: published_at })
        .where('archive_id', '=', id)
        .where('member_id', '=', member)
        .execute();
    }
    return id;
  }

  /** Inserts one member's evaluation of another in an archive. @returns the id of the one-liner in the API */
  async function say(archive: number, by: TestMember, about: TestMember, said: Said = {}): Promise<number> {
    const { feedback = '든든했어요.', keywords = ['TEAMWORK'] } = said;
    const { handle } = await db
      .insertInto('evaluation')
      .values({
        archive_id: archive,
        evaluator_id: by.id,
        evaluated_id: about.id,
        feedback,
        keywords,
        period: 'THREE_TO_SIX_MONTH',
      })
      .returning('handle')
      .executeTakeFirstOrThrow();
    return handle;
  }

  /**
   * Inserts a published archive whose last member has evaluated the first one too, who has hidden that one-liner: what a
   * single teammate wrote cannot be picked (D154).
   */
  async function publishHeard(team: readonly [TestMember, TestMember, TestMember]): Promise<number> {
    const archive = await publish(team);
    const [about, , by] = team;
    const handle = await say(archive, by, about);
    await db.updateTable('evaluation').set({ owner_hidden_at: new Date() }).where('handle', '=', handle).execute();
    return archive;
  }

  /** Hides an archive as operators do, or restores it. */
  const hide = (archive: number, hidden: boolean) =>
    db
      .updateTable('archive')
      .set(hidden ? { hidden_at: new Date(), hidden_by: 'OPERATOR' } : { hidden_at: null, hidden_by: null })
      .where('id', '=', archive)
      .execute();

  const own = ({ token }: Pick<TestMember, 'token'>) => call<OwnRecord>('GET', '/api/users/me/record', { token });

  const put = ({ token }: Pick<TestMember, 'token'>, json: unknown) =>
    call<OwnRecord>('PUT', '/api/users/me/record', { token, json });

  /** Saves settings; switched on and without choices by default. */
  const set = (member: Pick<TestMember, 'token'>, changes: Partial<RecordPayload> = {}) =>
    put(member, { ...SETTINGS, ...changes });

  /** Switches the record on. @returns its code */
  async function open(member: Pick<TestMember, 'token'>, changes: Partial<RecordPayload> = {}): Promise<string> {
    const { code, data } = await set(member, changes);
    if (code !== 200 || data.code === null) throw new Error('The record of the test could not be opened.');
    return data.code;
  }

  const renew = ({ token }: Pick<TestMember, 'token'>) =>
    call<OwnRecord>('POST', '/api/users/me/record/code', { token });

  const read = (code: string) => call<MemberRecord>('GET', `/api/records/${code}`);

  return { publish, publishHeard, say, hide, own, put, set, open, renew, read };
}

export { SETTINGS as EMPTY_RECORD };
