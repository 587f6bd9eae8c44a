import {
  APPLICATION_MESSAGES as TEXT,
  type Application,
  type ApplicationListQuery,
  type ApplicationPage,
} from '@contract/application';
import { pagesOf } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import { notFound } from '../../../lib/http/errors';
import { toApplication } from './application.view';
import { type ApplicationListRepository, type ApplicationRow } from './applicationList.repository';

export type Applicants = ReturnType<typeof createApplicantsService>;

/** The applications to a post as its leader sees them. */
export function createApplicantsService(list: ApplicationListRepository) {
  async function toApplications(rows: readonly ApplicationRow[]) {
    const profiles = await list.profilesOf(rows.map(({ member_id: id }) => id));
    return rows.flatMap((row) => {
      const profile = profiles.get(row.member_id);
      return profile ? [toApplication(row, profile)] : [];
    });
  }

  return {
    /** One application. @throws ApiError 404 when the applicant has withdrawn meanwhile */
    async read(applicationId: number): Promise<Application> {
      const row = await list.find(applicationId);
      const [application] = row ? await toApplications([row]) : [];
      if (!application) throw notFound(TEXT.gone);
      return application;
    },

    /** A page of a post's applications. Requires a caller whom `checkLeader` of the answering service has accepted. */
    async list(projectId: number, query: ApplicationListQuery): Promise<ApplicationPage> {
      const [rows, total, counts, roleCounts] = await Promise.all([
        list.listOf(projectId, query),
        list.count(projectId, query),
        list.countTabs(projectId),
        list.countRoles(projectId, query.status),
      ]);
      const totals = { totalPages: pagesOf(total, LIMITS.rowPageSize), totalElements: total };
      return { applications: await toApplications(rows), counts, roleCounts, ...totals };
    },
  };
}
