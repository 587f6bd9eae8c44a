import { sql, type Kysely, type ShallowDehydrateObject } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { builtQuery } from '../../db/builtQuery';
import { type Tables } from '../../db/tables';
import { isVisibleTo, isShownProject } from '../access';
import { myApplications, type MyApplicationRow } from './myApplications.repository';
import { tieColumns, toTie, type TieRow } from './readTie.repository';

export type ProjectViewerRepository = ReturnType<typeof createProjectViewerRepository>;

/** The calling member's relation to a post. */
export function createProjectViewerRepository(db: Kysely<Tables>) {
  return {
    /**
     * The relation of a member who is not the leader to the post, and their newest application; bypasses the cache. An
     * application from before the member left the team is history: its end is not why the member is outside.
     */
    async memberPart(id: number, memberId: number) {
      const row = (await memberParts(db, { id, memberId }))[0]!;
      return {
        tie: toTie(row),
        pendingArchive: row.pending_archive,
        application: row.application ? toApplicationRow(row.application) : undefined,
      };
    },

    /**
     * For the leader: the number of applications that can be answered, why the post is closed, its version, and its
     * pending archive.
     */
    async leaderPart(id: number, memberId: number) {
      const [row] = await leaderParts(db, { id, memberId });
      return row;
    },
  };
}

interface Viewing {
  /** Of the post. */
  id: number;
  memberId: number;
}

const memberParts = builtQuery((db, { id, memberId }: Viewing) => {
  const newest = myApplications(db)
    .where('application.project_id', '=', id)
    .where('application.member_id', '=', memberId)
    .where(
      sql<boolean>`not exists (
        select from project_departure
          where project_id = ${id} and member_id = ${memberId} and departed_at > application.created_at
      )`,
    )
    .orderBy('application.id', 'desc')
    .limit(sql.lit(1));
  return sql<MemberPartRow>`
    select ${tieColumns(id, memberId)}, ${pendingArchive(db, id, memberId)} as pending_archive,
      ${jsonObjectFrom(newest)} as application
  `;
});

const leaderParts = builtQuery((db, { id, memberId }: Viewing) =>
  db
    .selectFrom('project')
    .select(pendingArchive(db, id, memberId).as('pending_archive'))
    .select((eb) => [
      'closed_reason',
      'created_at',
      'updated_at',
      eb
        .selectFrom('project_application')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .where('project_id', '=', id)
        .where('status', '=', 'PENDING')
        .where(isShownProject)
        .as('waiting'),
    ])
    .where('id', '=', id),
);

interface MemberPartRow extends TieRow {
  pending_archive: number | null;
  application: ShallowDehydrateObject<MyApplicationRow> | null;
}

/** The pending archive of the post, for its named members; a column of other queries. */
function pendingArchive(db: Kysely<Tables>, id: number, memberId: number) {
  return db
    .selectFrom('archive')
    .select('archive.id')
    .where('archive.project_id', '=', id)
    .where('published_at', 'is', null)
    .where(isVisibleTo(memberId))
    .limit(sql.lit(1));
}

/** Converts the dates of a row that was JSON. */
function toApplicationRow(row: ShallowDehydrateObject<MyApplicationRow>): MyApplicationRow {
  const toDate = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...row,
    created_at: new Date(row.created_at),
    clock_restarted_at: toDate(row.clock_restarted_at),
    answered_at: toDate(row.answered_at),
  };
}
