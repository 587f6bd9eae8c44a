import { type ApplicationListQuery, type ApplicationTab } from '@contract/application';
import { LIMITS } from '@contract/limits';
import { type Role } from '@contract/skill';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { readProfileSummaries, isShownProject } from '../../access';
import { APPLICATION_FACTS, myApplications } from '../../post';

export type ApplicationListRepository = ReturnType<typeof createApplicationListRepository>;
export type ApplicationRow = Awaited<ReturnType<ApplicationListRepository['listOf']>>[number];

/** Statuses of a tab: expired applications are listed with the declined ones. */
const STATUSES_OF: Record<ApplicationTab, readonly string[]> = {
  PENDING: ['PENDING'],
  ACCEPTED: ['ACCEPTED'],
  DECLINED: ['DECLINED', 'EXPIRED'],
};

/** Lists of applications. They are not cached, since each has few readers. */
export function createApplicationListRepository(db: Kysely<Tables>) {
  const ofProject = (projectId: number, { status, role }: ApplicationListQuery) =>
    db
      .selectFrom('project_application as application')
      .where('application.project_id', '=', projectId)
      .where('application.status', '=', sql<'PENDING'>`any(${STATUSES_OF[status]}::text[])`)
      .$if(role.length > 0, (query) => query.where('role', '=', sql<'PM'>`any(${role}::text[])`));

  return {
    /** A page of a post's applications: pending ones oldest first, others by their end, latest first. */
    listOf(projectId: number, query: ApplicationListQuery) {
      return ofProject(projectId, query)
        .innerJoin('member', 'member.id', 'application.member_id')
        .select([...APPLICATION_FACTS, 'application.member_id', 'member.skills', 'school_name', 'grade'])
        .$if(query.status === 'PENDING', (rows) => rows.orderBy('application.id'))
        .$if(query.status !== 'PENDING', (rows) =>
          rows.orderBy('application.answered_at', 'desc').orderBy('application.id', 'desc'),
        )
        .limit(sql.lit(LIMITS.rowPageSize))
        .offset(query.page * LIMITS.rowPageSize)
        .execute();
    },

    async count(projectId: number, query: ApplicationListQuery): Promise<number> {
      const counted = ofProject(projectId, query).select(({ fn }) => fn.countAll<number>().as('total'));
      return (await counted.executeTakeFirstOrThrow()).total;
    },

    /** The counts of a tab by role. */
    async countRoles(projectId: number, status: ApplicationTab): Promise<Partial<Record<Role, number>>> {
      const rows = await ofProject(projectId, { status, role: [], page: 0 })
        .select(({ fn }) => ['role', fn.countAll<number>().as('total')])
        .groupBy('role')
        .execute();
      return Object.fromEntries(rows.map(({ role, total }) => [role, total]));
    },

    countTabs: (projectId: number) => countTabs(db, projectId),

    profilesOf: (ids: readonly number[]) => readProfileSummaries(db, ids),

    /** One application as its leader sees it. */
    find(id: number) {
      return db
        .selectFrom('project_application as application')
        .innerJoin('member', 'member.id', 'application.member_id')
        .select([...APPLICATION_FACTS, 'application.member_id', 'member.skills', 'school_name', 'grade'])
        .where('application.id', '=', id)
        .executeTakeFirst();
    },

    /** A page of a member's own applications: pending ones first, then newest first. */
    listBy(memberId: number, page: number) {
      return myApplications(db)
        .where('application.member_id', '=', memberId)
        .where(isShownProject)
        .orderBy(sql`application.status = 'PENDING'`, 'desc')
        .orderBy('application.id', 'desc')
        .limit(sql.lit(LIMITS.rowPageSize))
        .offset(page * LIMITS.rowPageSize)
        .execute();
    },

    countBy: (memberId: number) => countBy(db, memberId),
  };
}

/** The count of each tab of a post. */
async function countTabs(db: Kysely<Tables>, projectId: number): Promise<Record<ApplicationTab, number>> {
  const { rows } = await sql<Record<ApplicationTab, number>>`
    select count(*) filter (where status = 'PENDING')::int as "PENDING",
        count(*) filter (where status = 'ACCEPTED')::int as "ACCEPTED",
        count(*) filter (where status in ('DECLINED', 'EXPIRED'))::int as "DECLINED"
      from project_application where project_id = ${projectId}
  `.execute(db);
  return rows[0]!;
}

/** The length of a member's own list, without applications to hidden posts. */
async function countBy(db: Kysely<Tables>, memberId: number): Promise<number> {
  const { total } = await db
    .selectFrom('project_application')
    .leftJoin('project', 'project.id', 'project_id')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('member_id', '=', memberId)
    .where(isShownProject)
    .executeTakeFirstOrThrow();
  return total;
}
