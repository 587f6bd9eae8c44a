import { type ConsentPayload, type ConsentResult } from '@contract/archive';
import { type Envelope } from '@contract/envelope';
import { http, type HttpResponseResolver } from 'msw';
import { mockServer } from '../mockServer';
import { respond } from './responses';

/** Accepts every consent; `after` then changes the served state. Returns the requests, in order. */
export function serveConsent(archiveId: number, after?: (payload: ConsentPayload) => void) {
  const sent: ConsentPayload[] = [];
  mockServer.use(
    http.put<never, ConsentPayload, Envelope<ConsentResult>>(
      `*/api/archive/${archiveId}/consent`,
      async ({ request }) => {
        const payload = await request.json();
        sent.push(payload);
        after?.(payload);
        return respond({ consent: payload.consent, published: false });
      },
    ),
  );
  return sent;
}

export function serveConsentResponse(archiveId: number, resolver: HttpResponseResolver) {
  mockServer.use(http.put(`*/api/archive/${archiveId}/consent`, resolver));
}

export function serveFeedbackHiddenResponse(id: number, resolver: HttpResponseResolver) {
  mockServer.use(http.put(`*/api/mypage/feedbacks/${id}/hidden`, resolver));
}
