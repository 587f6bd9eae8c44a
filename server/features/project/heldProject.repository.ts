import { type ProjectPayload } from '@contract/project';
import { sql, type Kysely, type Transaction } from 'kysely';
import { type Tables } from '../../db/tables';
import { findByNames } from '../../lib/findByNames';
import { notifyAlarms } from '../../lib/alarms/notifyAlarms';
import { toProjectColumns } from './toProjectColumns';

export type HeldProject = ReturnType<typeof heldProject>;

/**
 * Runs `work` with the post locked: edits of one post run one after the other, and `work` commits
 * as a whole or, when it throws, not at all. `work` is given undefined when there is no such post.
 */
export function holdProject<T>(
  db: Kysely<Tables>,
  id: number,
  work: (project: HeldProject | undefined) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('project')
      .select('writer_id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return work(row && heldProject(transaction, id, row.writer_id));
  });
}

function heldProject(transaction: Transaction<Tables>, id: number, writerId: number) {
  /** Those who have not answered yet. */
  async function findInvited(): Promise<number[]> {
    const query = transaction.selectFrom('project_invitation').select('member_id').where('project_id', '=', id);
    return (await query.execute()).map(({ member_id }) => member_id);
  }

  return {
    writerId,

    findByNames: (keys: readonly string[]) => findByNames(transaction, keys),

    async countAccepted(): Promise<number> {
      const query = transaction
        .selectFrom('project_member')
        .select(({ fn }) => fn.countAll<number>().as('accepted'))
        .where('project_id', '=', id);
      return (await query.executeTakeFirstOrThrow()).accepted;
    },

    async update(payload: ProjectPayload): Promise<void> {
      await transaction.updateTable('project').set(toProjectColumns(payload)).where('id', '=', id).execute();
    },

    async setClosed(closed: boolean): Promise<void> {
      await transaction.updateTable('project').set({ closed }).where('id', '=', id).execute();
      await notifyAlarms(transaction, await findInvited());
    },

    async remove(): Promise<void> {
      await notifyAlarms(transaction, await findInvited());
      await transaction.deleteFrom('project').where('id', '=', id).execute();
    },

    /** Invites whom it names, unless they are invited or members already, and withdraws every other invitation. */
    async setInvited(memberIds: readonly number[]): Promise<void> {
      const before = await findInvited();
      await transaction
        .deleteFrom('project_invitation')
        .where('project_id', '=', id)
        .where('member_id', '<>', sql<number>`all(${memberIds}::bigint[])`)
        .execute();
      await sql`
        insert into project_invitation (project_id, member_id)
          select ${id}::bigint, invited.id from unnest(${memberIds}::bigint[]) with ordinality as invited (id, place)
          where invited.id not in (select member_id from project_member where project_id = ${id}::bigint)
          order by place
          on conflict do nothing
      `.execute(transaction);
      // Those who stay invited too: what their bell calls the post may have changed.
      await notifyAlarms(transaction, [...before, ...(await findInvited())]);
    },
  };
}
