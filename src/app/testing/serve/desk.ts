import {
  OPERATOR_MESSAGES,
  type Case,
  type CaseItem,
  type CasePage,
  type CaseState,
  type Confirmation,
  type MeasurePayload,
  type MemberCard,
  type OperatorDesk,
  type ReasonTemplates,
  type RoleChange,
  type TakenMeasure,
  type TemplatesPayload,
} from '@contract/operator';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { pagesOf, type Envelope } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import { http, type HttpResponseResolver } from 'msw';
import { createCase, createDesk } from '../create/desk';
import { mockServer } from '../mockServer';
import { serveAlarms } from './alarm';
import { respond, respondWithError } from './responses';

export const DESK_PASSWORD = 'secret12';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const keyOf = ({ target, targetId }: Pick<CaseItem, 'target' | 'targetId'>) => `${target.toLowerCase()}/${targetId}`;
const unconfirmed = () =>
  respondWithError(403, OPERATOR_MESSAGES.confirmFirst, [
    { field: 'password', message: OPERATOR_MESSAGES.confirmFirst },
  ]);

interface Desk {
  desk?: Partial<OperatorDesk>;
  cases?: readonly Case[];
  members?: readonly MemberCard[];
  /** The id by which an act is taken back; without it that is not offered. */
  undo?: number;
}

/**
 * Serves the desk of an operator, whose password is `DESK_PASSWORD`. A measure removes its case from the queue. Returns
 * the queries and the payloads, in order.
 */
export function serveDesk({ desk = {}, cases = [], members = [], undo }: Desk = {}) {
  const stored = createDesk(desk);
  const waiting = cases.map((one) => ({ ...one }));
  const asked: string[] = [];
  const sent: MeasurePayload[] = [];
  const undone: string[] = [];
  const templates: ReasonTemplates = {
    templates: [
      { name: '입금 요구', text: '돈을 먼저 보내라고 하는 모집은 올릴 수 없어요.' },
      { name: '반복 홍보', text: '같은 홍보 글을 여러 번 올렸어요.' },
    ],
    version: 'list-1',
  };
  const roles: (RoleChange & { id: string })[] = [];
  const isConfirmed = () => stored.confirmedUntil !== null && Date.parse(stored.confirmedUntil) > Date.now();
  const paged = <Row>(rows: readonly Row[]) => ({ totalPages: 1, totalElements: rows.length });

  serveAlarms({ operator: true });
  mockServer.use(
    http.get<never, never, Envelope<OperatorDesk>>('*/api/admin/me', () => respond({ ...stored })),
    http.post<never, { password: string }>('*/api/admin/confirm', async ({ request }) => {
      const { password } = await request.json();
      const wrong = ACCOUNT_MESSAGES.currentPasswordWrong;
      if (password !== DESK_PASSWORD) return respondWithError(400, wrong, [{ field: 'password', message: wrong }]);
      stored.confirmedUntil = inMinutes(15);
      return respond<Confirmation>({ confirmedUntil: stored.confirmedUntil });
    }),
    http.get('*/api/admin/reports', ({ request }) => {
      asked.push(new URL(request.url).search);
      const open = waiting.filter(({ state }) => state !== 'DONE');
      const from = Number(new URL(request.url).searchParams.get('page') ?? 0) * LIMITS.rowPageSize;
      const shown = open.slice(from, from + LIMITS.rowPageSize);
      const countOf = (wanted: CaseState) => open.filter(({ state }) => state === wanted).length;
      return respond<CasePage>({
        cases: shown,
        states: { OPEN: countOf('OPEN'), HIDDEN: countOf('HIDDEN'), DONE: countOf('DONE') },
        totalPages: pagesOf(open.length, LIMITS.rowPageSize),
        totalElements: open.length,
      });
    }),
    http.get<{ target: string; id: string }>('*/api/admin/reports/:target/:id', ({ params }) => {
      const found = waiting.find((one) => keyOf(one) === `${params.target}/${params.id}`);
      return found ? respond({ ...found }) : respondWithError(404, OPERATOR_MESSAGES.gone);
    }),
    http.post<never, MeasurePayload>('*/api/admin/measures', async ({ request }) => {
      if (!isConfirmed()) return unconfirmed();
      const payload = await request.json();
      sent.push(payload);
      const found = waiting.find((one) => keyOf(one) === keyOf(payload));
      if (!found) return respondWithError(404, OPERATOR_MESSAGES.gone);
      Object.assign(found, { state: 'DONE', reports: 0, version: `${found.version}'` });
      const offer = undo === undefined ? null : { id: undo, untilDateTime: inMinutes(1) };
      return respond<TakenMeasure>({ ...found, undo: offer });
    }),
    http.post<{ id: string }>('*/api/admin/measures/:id/undo', ({ params }) => {
      undone.push(params.id);
      Object.assign(waiting[0] ?? {}, cases[0]);
      return respond({ ...waiting[0] });
    }),
    http.get('*/api/admin/templates', () => respond(templates)),
    http.put<never, TemplatesPayload>('*/api/admin/templates', async ({ request }) => {
      const payload = await request.json();
      if (payload.version !== templates.version) return respondWithError(409, OPERATOR_MESSAGES.caseChanged);
      Object.assign(templates, { templates: payload.templates, version: `${templates.version}'` });
      return respond(templates);
    }),
    http.get('*/api/admin/members', ({ request }) => {
      asked.push(new URL(request.url).search);
      return respond({ members, ...paged(members) });
    }),
    http.put<{ id: string }, RoleChange>('*/api/admin/members/:id/role', async ({ params, request }) => {
      if (!isConfirmed()) return unconfirmed();
      roles.push({ id: params.id, ...(await request.json()) });
      return respond(createCase().member);
    }),
  );
  return { asked, sent, undone, templates, roles, endConfirmation: () => void (stored.confirmedUntil = null) };
}

/** Handles one request of the desk with the test's resolver. */
export function serveDeskResponse(
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  resolver: HttpResponseResolver,
) {
  mockServer.use(http[method](`*/api/admin/${path}`, resolver));
}
