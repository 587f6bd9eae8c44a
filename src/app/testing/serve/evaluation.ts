import { type Contribution } from '@contract/archive';
import { type Envelope } from '@contract/envelope';
import {
  type EvaluationProgress,
  type EvaluationsPayload,
  type EvaluationTargets,
  type MemberStatus,
  type Reminded,
} from '@contract/evaluation';
import { TIMES } from '@contract/limits';
import { http, type HttpResponseResolver } from 'msw';
import { createArchive } from '../create/archive';
import { memberIdOf } from '../create/memberIdOf';
import { mockServer } from '../mockServer';
import { respond } from './responses';
import { serveArchive } from './archive';

const A_DAY = TIMES.viewCountedOnce;

/** A team member who has not evaluated yet. */
export function createTeammate(nickname: string, overrides: Partial<MemberStatus> = {}): MemberStatus {
  const memberId = memberIdOf(nickname);
  const teammate = { memberId, nickname, roles: ['FRONT_END' as const], profileImg: null };
  return { ...teammate, consent: 'CONFIRMED', status: 'INCOMPLETE', ...overrides };
}

type TeamOverrides = Partial<Omit<EvaluationProgress, 'memberStatus'>>;

interface TeamOptions extends TeamOverrides {
  /** What teammates did, by their nickname. */
  lines?: Record<string, Contribution[]>;
}

interface TeamCalls {
  sent: EvaluationsPayload[];
  /** The number of requests for the status. */
  status: number;
  reminded: number;
  published: number;
  /** The lines and whether they are confirmed. */
  ticks: { lineId: number; ticked: boolean }[];
}

/** Serves a team as its member `own` sees it; submitting, reminding and publishing change it. Returns the calls. */
export function serveTeam(archiveId: number, own: string, members: MemberStatus[], options: TeamOptions = {}) {
  const { lines = {}, ...overrides } = options;
  const calls: TeamCalls = { sent: [], status: 0, reminded: 0, published: 0, ticks: [] };
  const team = members.map((member) => ({ ...member }));
  const state = {
    published: false,
    publishedDateTime: null as string | null,
    publishableAt: new Date(Date.now() + A_DAY).toISOString(),
    remindableAt: new Date(0).toISOString(),
    ...overrides,
  };
  const path = `*/api/archive/${archiveId}`;

  function publish() {
    state.published = true;
    state.publishedDateTime ??= new Date().toISOString();
  }

  serveArchive(createArchive({ id: archiveId, published: state.published }));
  mockServer.use(
    http.get<never, never, Envelope<EvaluationTargets>>(`${path}/evaluations`, () =>
      respond<EvaluationTargets>([
        {
          evaluated: team
            .filter(({ nickname }) => nickname !== own)
            .map((member) => ({ ...member, contributions: lines[member.nickname] ?? [] })),
        },
      ]),
    ),
    http.get<never, never, Envelope<EvaluationProgress>>(`${path}/evaluations/status`, () => {
      calls.status += 1;
      const memberStatus = Object.fromEntries(team.map((member) => [member.nickname, { ...member }]));
      return respond({ memberStatus, ...state });
    }),
    http.post<never, EvaluationsPayload, Envelope<null>>(`${path}/evaluations`, async ({ request }) => {
      calls.sent.push(await request.json());
      for (const member of team) if (member.nickname === own) member.status = 'COMPLETE';
      if (team.every(({ status }) => status === 'COMPLETE')) publish();
      return respond(null);
    }),
    http.put<{ lineId: string }, { ticked: boolean }, Envelope<{ ticked: boolean }>>(
      `${path}/contributions/:lineId/tick`,
      async ({ params, request }) => {
        const { ticked } = await request.json();
        calls.ticks.push({ lineId: Number(params.lineId), ticked });
        return respond({ ticked });
      },
    ),
    http.post<never, never, Envelope<Reminded>>(`${path}/remind`, () => {
      calls.reminded += 1;
      state.remindableAt = new Date(Date.now() + A_DAY).toISOString();
      return respond({ remindableAt: state.remindableAt });
    }),
    http.post<never, never, Envelope<null>>(`${path}/publish`, () => {
      calls.published += 1;
      publish();
      return respond(null);
    }),
  );
  return calls;
}

export function serveTargetsResponse(archiveId: number, resolver: HttpResponseResolver) {
  mockServer.use(http.get(`*/api/archive/${archiveId}/evaluations`, resolver));
}

export function serveTeamStatusResponse(archiveId: number, resolver: HttpResponseResolver) {
  mockServer.use(http.get(`*/api/archive/${archiveId}/evaluations/status`, resolver));
}

export function serveSubmissionResponse(archiveId: number, resolver: HttpResponseResolver) {
  mockServer.use(http.post(`*/api/archive/${archiveId}/evaluations`, resolver));
}

export function serveGateResponse(archiveId: number, act: 'remind' | 'publish', resolver: HttpResponseResolver) {
  mockServer.use(http.post(`*/api/archive/${archiveId}/${act}`, resolver));
}
