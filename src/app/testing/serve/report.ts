import { type Envelope } from '@contract/envelope';
import { type ReportPayload, type ReportTarget } from '@contract/report';
import { http, type HttpResponseResolver } from 'msw';
import { mockServer } from '../mockServer';
import { respond } from './responses';

/** Responds to every lookup with one target; returns the lookups, in order. */
export function serveReportTarget(target: ReportTarget) {
  const asked: string[] = [];
  mockServer.use(
    http.get<{ type: string; id: string }, never, Envelope<ReportTarget>>('*/api/report/target/:type/:id', (call) => {
      asked.push(`${call.params.type}/${call.params.id}`);
      return respond(target);
    }),
  );
  return asked;
}

export function serveReportTargetResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.get('*/api/report/target/:type/:id', resolver));
}

/** Accepts every report; returns the payloads, in order. */
export function serveReports() {
  const sent: ReportPayload[] = [];
  mockServer.use(
    http.post<never, ReportPayload, Envelope<null>>('*/api/report/submit', async ({ request }) => {
      sent.push(await request.json());
      return respond(null);
    }),
  );
  return sent;
}

export function serveReportResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.post('*/api/report/submit', resolver));
}
