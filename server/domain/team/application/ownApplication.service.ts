import {
  APPLICATION_MESSAGES as TEXT,
  type ApplicationEditPayload,
  type MyApplication,
  type MyApplicationPage,
  type QuestionAnswerPayload,
} from '@contract/application';
import { pagesOf } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import { conflict, notFound } from '../../../lib/http/errors';
import { type Member } from '../../access';
import { removeActor } from '../../notice';
import { expiryOf, toMyApplication } from '../../post';
import { type ApplicationRepository } from './application.repository';
import { type ApplicationListRepository } from './applicationList.repository';
import { type Applying } from './applying.repository';

type WaitingApplication = NonNullable<Awaited<ReturnType<Applying['readWaiting']>>>;

interface OwnApplicationDeps {
  applications: ApplicationRepository;
  list: ApplicationListRepository;
  shiftedNow: () => number;
}

/** The own applications: their list, and what the applicant does with a pending one (D105, D207). */
export function createOwnApplicationService({ applications, list, shiftedNow }: OwnApplicationDeps) {
  /** Runs `work` with the pending application of the member. @throws ApiError 404 when none is pending */
  function waiting(
    projectId: number,
    member: Member,
    work: (applying: Applying, application: WaitingApplication, at: Date) => Promise<void>,
  ): Promise<MyApplication> {
    return applications.applying(projectId, member.id, async (applying) => {
      const at = new Date(shiftedNow());
      const application = applying && !applying.project.hidden_at ? await applying.readWaiting() : undefined;
      if (!applying || !application || expiryOf(application) <= at) throw notFound(TEXT.gone);
      await work(applying, application, at);
      return toMyApplication(await applying.read(application.id));
    });
  }

  return {
    /** Checks that the member has a pending application. @throws ApiError 404 when there is none */
    async checkWaiting(projectId: number, { id }: Member): Promise<void> {
      if (!(await applications.isWaiting(projectId, id))) throw notFound(TEXT.gone);
    },

    /** Withdraws the pending application. @throws ApiError 404 when none is pending */
    withdraw(projectId: number, member: Member): Promise<void> {
      return applications.applying(projectId, member.id, async (applying) => {
        const at = new Date(shiftedNow());
        if (!applying || applying.project.hidden_at || !(await applying.withdraw(at))) throw notFound(TEXT.gone);
        await removeActor(applying.trx, { kind: 'APPLIED', projectId, actorId: member.id });
      });
    },

    /** Changes the pending application, until a question was answered (D207). @throws ApiError 404, 409 */
    edit(projectId: number, payload: ApplicationEditPayload, member: Member): Promise<MyApplication> {
      return waiting(projectId, member, async (applying, { id, answered }) => {
        if (answered > 0) throw conflict(TEXT.locked);
        await applying.edit(id, payload);
      });
    },

    /** Answers the open question of the leader. @throws ApiError 404, 409 when it is not open any more */
    answer(projectId: number, payload: QuestionAnswerPayload, member: Member): Promise<MyApplication> {
      return waiting(projectId, member, async (applying, { id, open }, at) => {
        if (open !== payload.number) throw conflict(TEXT.noQuestion);
        await applying.answer(id, payload, at);
      });
    },

    async listOwn(page: number, { id }: Member): Promise<MyApplicationPage> {
      const [rows, total] = await Promise.all([list.listBy(id, page), list.countBy(id)]);
      const totals = { totalPages: pagesOf(total, LIMITS.rowPageSize), totalElements: total };
      return { applications: rows.map(toMyApplication), ...totals };
    },
  };
}
