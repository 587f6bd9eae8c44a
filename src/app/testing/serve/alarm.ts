import { ALARM_MESSAGES, type Alarms, type InvitationAnswerPayload } from '@contract/alarm';
import { type Envelope } from '@contract/envelope';
import { http, type HttpResponseResolver } from 'msw';
import { mockServer } from '../mockServer';
import { eventStream } from '../silentAlarms';
import { respond, respondWithError } from './responses';

type Stored = Omit<Alarms, 'inviteProjectCount' | 'evaluationCount'>;

const NOTHING: Stored = { inviteProjectOutputList: [], userArchiveList: [], unreadNotices: 0, teams: [] };

/** Without counts among the given values, the lists are complete. */
const withCounts = (alarms: Stored & Partial<Alarms>): Alarms => ({
  inviteProjectCount: alarms.inviteProjectOutputList.length,
  evaluationCount: alarms.userArchiveList.length,
  ...alarms,
});

/**
 * Serves the pending items of the member, without answered invitations. Returns the answers, in order, and a setter.
 */
export function serveAlarms(alarms: Partial<Alarms> = {}) {
  const stored = { ...NOTHING, ...alarms };
  const answers: string[] = [];
  const accepted: InvitationAnswerPayload[] = [];

  function settle(kind: string, id: number) {
    const before = stored.inviteProjectOutputList;
    stored.inviteProjectOutputList = before.filter((invite) => invite.projectInvitedMemberId !== id);
    if (stored.inviteProjectOutputList.length === before.length) return respondWithError(404, ALARM_MESSAGES.gone);
    answers.push(`${kind} ${id}`);
    return respond(null);
  }

  mockServer.use(
    http.get<never, never, Envelope<Alarms>>('*/api/alarm/project-archive', () => respond(withCounts(stored))),
    http.post<{ id: string }>('*/api/alarm/invited-projects/:id', async ({ params, request }) => {
      const body = await request.text();
      accepted.push(body ? (JSON.parse(body) as InvitationAnswerPayload) : {});
      return settle('accept', Number(params.id));
    }),
    http.delete<{ id: string }>('*/api/alarm/invited-projects/:id', ({ params }) =>
      settle('decline', Number(params.id)),
    ),
  );
  return { answers, accepted, change: (changed: Partial<Alarms>) => void Object.assign(stored, changed) };
}

/** Handles requests for the list with the test's resolver. */
export function serveAlarmsResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.get('*/api/alarm/project-archive', resolver));
}

/** Handles acceptances with the test's resolver. */
export function serveAcceptResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.post('*/api/alarm/invited-projects/:id', resolver));
}

/**
 * Serves an event stream. Returns the tokens the streams were opened with, and functions that push events and end the
 * streams.
 */
export function serveAlarmStream() {
  const tokens: (string | null)[] = [];
  const lines = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();

  mockServer.use(
    http.get('*/api/alarm/stream', ({ request }) => {
      tokens.push(request.headers.get('access'));
      return eventStream((line) => lines.add(line));
    }),
  );
  return {
    tokens,
    pushArchive: (id: number) =>
      lines.forEach((line) => line.enqueue(encoder.encode(`event: archive\ndata: ${id}\n\n`))),
    push: () => lines.forEach((line) => line.enqueue(encoder.encode('event: alarm\ndata:\n\n'))),
    end() {
      lines.forEach((line) => line.close());
      lines.clear();
    },
  };
}

/** Handles requests for the stream with the test's resolver. */
export function serveStreamResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.get('*/api/alarm/stream', resolver));
}
