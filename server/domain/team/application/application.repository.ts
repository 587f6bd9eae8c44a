import { type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { checkLeader } from '../checkTeam.repository';
import { lockProject } from '../../post';
import { type Member, isNotSuspended, isReadableProject, isShownProject } from '../../access';
import { notFound, sessionOver } from '../../../lib/http/errors';
import { applyingTo, type Applying } from './applying.repository';
import { lockedApplications } from './lockedApplications.repository';

export type ApplicationRepository = ReturnType<typeof createApplicationRepository>;

/** Changes of applications, with the rows they depend on locked. */
export function createApplicationRepository(db: Kysely<Tables>) {
  return {
    async isWaiting(projectId: number, memberId: number): Promise<boolean> {
      const application = await db
        .selectFrom('project_application')
        .select('id')
        .where('project_id', '=', projectId)
        .where('member_id', '=', memberId)
        .where('status', '=', 'PENDING')
        .executeTakeFirst();
      return application !== undefined;
    },

    /** Whether the post exists and is not hidden from the member. */
    async isReadable(projectId: number, memberId: number): Promise<boolean> {
      const project = db.selectFrom('project').select('id').where('id', '=', projectId);
      return (await project.where(isReadableProject(memberId)).executeTakeFirst()) !== undefined;
    },

    /**
     * Checks that the member leads the post. @throws ApiError 404, for everyone while the post is hidden, 403 for
     * everyone but the leader
     */
    async checkLeader(projectId: number, member: Member): Promise<void> {
      const shown = db.selectFrom('project').select('id').where('id', '=', projectId).where(isShownProject);
      if (!(await shown.executeTakeFirst())) throw notFound();
      await checkLeader(db, projectId, member);
    },

    /**
     * Runs `work` with the applicant and the post locked, in this order, which serialises applications of one member
     * and changes of one post. The post is undefined when there is none.
     */
    applying<T>(projectId: number, memberId: number, work: (applying: Applying | undefined) => Promise<T>): Promise<T> {
      return inTransaction(db, async (trx) => {
        await lockMember(trx, memberId);
        const project = await lockProject(trx, projectId);
        return work(project && applyingTo(trx, project, memberId));
      });
    },

    /**
     * Runs `work` with a post locked and, before it, an applicant.
     * @param applicationId the application whose applicant may join
     */
    answering<T>(
      projectId: number,
      applicationId: number | null,
      work: (applications: ReturnType<typeof lockedApplications> | undefined) => Promise<T>,
    ): Promise<T> {
      return inTransaction(db, async (trx) => {
        if (applicationId !== null) await lockApplicant(trx, applicationId);
        const project = await lockProject(trx, projectId);
        return work(project && lockedApplications(trx, project));
      });
    },
  };
}

/** Locks the row of a member. @throws ApiError 40203 when the member was suspended or has withdrawn */
async function lockMember(trx: Trx, memberId: number): Promise<void> {
  const member = await trx
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('withdrawn_at', 'is', null)
    .where(isNotSuspended)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw sessionOver();
}

async function lockApplicant(trx: Trx, applicationId: number): Promise<void> {
  await trx
    .selectFrom('member')
    .innerJoin('project_application', 'member_id', 'member.id')
    .select('member.id')
    .where('project_application.id', '=', applicationId)
    .forShare('member')
    .execute();
}
