import {
  APPLICATION_TABS,
  type AnswerPayload,
  type AnswerResult,
  type Application,
  type ApplicationEditPayload,
  type ApplicationPage,
  type ApplicationPayload,
  type ApplicationTab,
  type DeclinedWaiting,
  type MyApplication,
  type MyApplicationPage,
  type QuestionAnswerPayload,
  type QuestionPayload,
} from '@contract/application';
import { type Envelope } from '@contract/envelope';
import { type Notice, type NoticePage, type NoticesRead, type NoticesReadPayload } from '@contract/notice';
import { type ProjectDetail } from '@contract/project';
import { type CheckIn, type Team, type TeamItem } from '@contract/team';
import { http, type HttpResponseResolver } from 'msw';
import { createMyApplication, createTeam } from '../create/joining';
import { mockServer } from '../mockServer';
import { respond } from './responses';

/** Serves a post with the own application, which may be edited and answered; returns the requests, in order. */
export function serveOwnApplication(project: ProjectDetail, application: MyApplication) {
  let mine = application;
  const sent: (ApplicationEditPayload | QuestionAnswerPayload)[] = [];
  const path = `*/api/projects/${project.id}`;

  mockServer.use(
    http.get<never, never, Envelope<ProjectDetail>>(path, () =>
      respond({ ...project, mine: { state: 'APPLIED', application: mine } }),
    ),
    http.put<never, ApplicationEditPayload, Envelope<MyApplication>>(
      `${path}/applications/mine`,
      async ({ request }) => {
        const payload = await request.json();
        sent.push(payload);
        mine = { ...mine, ...payload };
        return respond(mine);
      },
    ),
    http.put<never, QuestionAnswerPayload, Envelope<MyApplication>>(
      `${path}/applications/mine/answer`,
      async ({ request }) => {
        const payload = await request.json();
        sent.push(payload);
        const answered = { answer: payload.answer, answeredDateTime: new Date().toISOString() };
        mine = { ...mine, questions: mine.questions.map((question) => ({ ...question, ...answered })) };
        return respond(mine);
      },
    ),
  );
  return sent;
}

/** Serves a post that accepts an application and its withdrawal; returns the requests, in order. */
export function serveApplying(project: ProjectDetail) {
  const stored = { ...project };
  const sent: (ApplicationPayload | 'withdrawn')[] = [];
  const path = `*/api/projects/${project.id}`;

  mockServer.use(
    http.get<never, never, Envelope<ProjectDetail>>(path, () => respond({ ...stored })),
    http.post<never, ApplicationPayload, Envelope<MyApplication>>(`${path}/applications`, async ({ request }) => {
      const payload = await request.json();
      sent.push(payload);
      const application = createMyApplication({ ...payload, projectId: project.id, title: project.title });
      stored.mine = { state: 'APPLIED', application };
      return respond(application);
    }),
    http.delete(`${path}/applications/mine`, () => {
      sent.push('withdrawn');
      stored.mine = { state: 'NONE' };
      return respond(null);
    }),
  );
  return sent;
}

/** Handles the submission of an application with the test's resolver. */
export function serveApplyingResponse(id: number, resolver: HttpResponseResolver) {
  mockServer.use(http.post(`*/api/projects/${id}/applications`, resolver));
}

const tabOf = ({ status }: Application): ApplicationTab =>
  status === 'PENDING' || status === 'ACCEPTED' ? status : 'DECLINED';

/**
 * Serves the applicants of a post, who move to another tab once answered, and its team, which has a contact link; returns
 * the answers and questions, in order.
 */
export function serveApplicants(projectId: number, applications: Application[]) {
  const stored = applications.map((application) => ({ ...application }));
  const answers: (Partial<AnswerPayload & QuestionPayload> & { id: number })[] = [];
  const path = `*/api/projects/${projectId}/applications`;
  const countOf = (tab: ApplicationTab) => stored.filter((one) => tabOf(one) === tab).length;

  mockServer.use(
    http.get<never, never, Envelope<ApplicationPage>>(path, ({ request }) => {
      const search = new URL(request.url).searchParams;
      const roles = search.getAll('role');
      const shown = stored.filter(
        (one) => tabOf(one) === search.get('status') && (roles.length === 0 || roles.includes(one.role)),
      );
      const counts = Object.fromEntries(
        APPLICATION_TABS.map((tab) => [tab, countOf(tab)]),
      ) as ApplicationPage['counts'];
      const tab = stored.filter((one) => tabOf(one) === search.get('status'));
      const roleCounts: ApplicationPage['roleCounts'] = {};
      for (const { role } of tab) roleCounts[role] = (roleCounts[role] ?? 0) + 1;
      return respond({ applications: shown, counts, roleCounts, totalPages: 1, totalElements: shown.length });
    }),
    http.put<{ id: string }, AnswerPayload, Envelope<AnswerResult>>(`${path}/:id`, async ({ params, request }) => {
      const payload = await request.json();
      const application = stored.find(({ id }) => id === Number(params.id))!;
      Object.assign(application, {
        status: payload.status,
        reason: payload.reason ?? null,
        note: payload.note ?? null,
        joinedRole: payload.role ?? null,
      });
      answers.push({ id: application.id, ...payload });
      return respond({ application: { ...application }, closed: false, waiting: countOf('PENDING') });
    }),
    http.get<never, never, Envelope<Team>>(`*/api/projects/${projectId}/team`, () =>
      respond(createTeam({ projectId, contactLink: 'https://open.example/room' })),
    ),
    http.post<{ id: string }, QuestionPayload, Envelope<Application>>(
      `${path}/:id/questions`,
      async ({ params, request }) => {
        const { question } = await request.json();
        const application = stored.find(({ id }) => id === Number(params.id))!;
        const asked = { question, askedDateTime: new Date().toISOString(), answer: null, answeredDateTime: null };
        application.questions = [...application.questions, { number: application.questions.length + 1, ...asked }];
        answers.push({ id: application.id, question });
        return respond({ ...application });
      },
    ),
    http.post<never, never, Envelope<DeclinedWaiting>>(`${path}/decline-waiting`, () => {
      const waiting = stored.filter(({ status }) => status === 'PENDING');
      for (const application of waiting) Object.assign(application, { status: 'DECLINED', reason: 'FULL' });
      return respond({ declined: waiting.length });
    }),
  );
  return answers;
}

export function serveApplicantsResponse(projectId: number, resolver: HttpResponseResolver) {
  mockServer.use(http.get(`*/api/projects/${projectId}/applications`, resolver));
}

export function serveApplicationResponse(projectId: number, resolver: HttpResponseResolver) {
  mockServer.use(http.put(`*/api/projects/${projectId}/applications/:id`, resolver));
}

export function serveMyApplications(applications: MyApplication[]) {
  mockServer.use(
    http.get<never, never, Envelope<MyApplicationPage>>('*/api/applications', () =>
      respond({ applications, totalPages: applications.length > 0 ? 1 : 0, totalElements: applications.length }),
    ),
  );
}

export function serveTeams(teams: TeamItem[]) {
  mockServer.use(http.get<never, never, Envelope<TeamItem[]>>('*/api/teams', () => respond(teams)));
}

interface TeamCall {
  call: string;
  body: object;
}

/**
 * Serves a team that accepts every write; returns the calls with their bodies, in order, and a function that changes
 * the team.
 */
export function serveTeamPage(team: Team) {
  const stored = { ...team };
  const calls: TeamCall[] = [];
  const path = `*/api/projects/${team.projectId}/team`;
  const note = async (call: string, request: Request) => {
    const body = (await request.json()) as object;
    calls.push({ call, body });
    return body;
  };

  mockServer.use(
    http.get<never, never, Envelope<Team>>(path, () => respond({ ...stored })),
    http.patch(path, async ({ request }) => respond(Object.assign(stored, await note('change', request)))),
    http.put(`${path}/check-in`, async ({ request }) => {
      const body = (await note('check-in', request)) as Omit<CheckIn, 'updatedDateTime'>;
      return respond<CheckIn>({ ...body, updatedDateTime: new Date().toISOString() });
    }),
    http.put(`${path}/welcomed`, () => {
      calls.push({ call: 'welcomed', body: {} });
      stored.welcome = false;
      return respond(null);
    }),
    http.post(`${path}/leave`, async ({ request }) => {
      await note('leave', request);
      return respond(null);
    }),
    http.post(`${path}/remove`, async ({ request }) => {
      await note('remove', request);
      return respond({ ...stored });
    }),
    http.post(`${path}/lead`, async ({ request }) => {
      await note('lead', request);
      stored.isLeader = false;
      return respond({ ...stored });
    }),
  );
  return { calls, change: (changed: Partial<Team>) => void Object.assign(stored, changed) };
}

export function serveTeamPageResponse(projectId: number, resolver: HttpResponseResolver) {
  mockServer.use(http.get(`*/api/projects/${projectId}/team`, resolver));
}

export function serveCheckInResponse(projectId: number, resolver: HttpResponseResolver) {
  mockServer.use(http.put(`*/api/projects/${projectId}/team/check-in`, resolver));
}

/**
 * Serves the notices of a member and stores which are read; returns the requests that mark notices as read, in order.
 */
export function serveNotices(notices: Notice[]) {
  const stored = notices.map((notice) => ({ ...notice }));
  const marked: NoticesReadPayload[] = [];
  const unread = () => stored.filter(({ read }) => !read).length;

  mockServer.use(
    http.get<never, never, Envelope<NoticePage>>('*/api/notices', () =>
      respond({
        notices: stored.map((notice) => ({ ...notice })),
        unread: unread(),
        totalPages: stored.length > 0 ? 1 : 0,
        totalElements: stored.length,
      }),
    ),
    http.post<never, NoticesReadPayload, Envelope<NoticesRead>>('*/api/notices/read', async ({ request }) => {
      const payload = await request.json();
      marked.push(payload);
      for (const notice of stored) {
        if (payload.ids?.includes(notice.id) ?? notice.id <= (payload.upTo ?? 0)) notice.read = true;
      }
      return respond({ unread: unread() });
    }),
  );
  return { marked, add: (notice: Notice) => void stored.unshift(notice) };
}

export function serveNoticesReadResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.post('*/api/notices/read', resolver));
}

export function serveNoticesResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.get('*/api/notices', resolver));
}
