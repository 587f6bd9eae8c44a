import { type CredentialItem, type CredentialPayload, type Verdict, type VerifyPayload } from '@contract/credential';
import { type Envelope } from '@contract/envelope';
import {
  RECORD_MESSAGES,
  type MemberRecord,
  type OwnRecord,
  type PreviewedRecord,
  type RecordPayload,
} from '@contract/record';
import { http, type HttpResponseResolver } from 'msw';
import { createCredential } from '../create/record';
import { mockServer } from '../mockServer';
import { respond, respondWithError } from './responses';

/** Serves the only public record; returns the requested codes, in order. */
export function serveRecord(record: MemberRecord) {
  const requested: unknown[] = [];
  mockServer.use(
    http.get('*/api/records/:code', ({ params }): Response => {
      requested.push(params['code']);
      return params['code'] === record.code ? respond(record) : respondWithError(404, RECORD_MESSAGES.notFound);
    }),
  );
  return requested;
}

/** Serves the preview of the own record. */
export function serveRecordPreview(record: PreviewedRecord) {
  mockServer.use(http.get('*/api/users/me/record/preview', () => respond(record)));
}

/** Serves the PDF of every record. */
export function serveRecordPdf(resolver: HttpResponseResolver) {
  mockServer.use(http.get('*/record/:code.pdf', resolver));
}

/** Serves the settings of the own record and stores saved ones; returns the payloads, in order. */
export function serveOwnRecord(record: OwnRecord) {
  let stored = record;
  const sent: RecordPayload[] = [];
  mockServer.use(
    http.get('*/api/users/me/record', () => respond(stored)),
    http.put<never, RecordPayload, Envelope<OwnRecord>>('*/api/users/me/record', async ({ request }) => {
      const payload = await request.json();
      sent.push(payload);
      const { hiddenArchives, lines, ...switches } = payload;
      const picked = lines.flatMap((id) => stored.lines.filter((line) => line.id === id));
      stored = {
        ...stored,
        ...switches,
        archives: stored.archives.map((archive) => ({ ...archive, shown: !hiddenArchives.includes(archive.id) })),
        lines: [...picked, ...stored.lines.filter(({ id }) => !lines.includes(id))].map((line) => ({
          ...line,
          picked: lines.includes(line.id),
        })),
      };
      return respond(stored);
    }),
  );
  return sent;
}

/** Handles requests for the settings with the test's resolver. */
export function serveOwnRecordResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.get('*/api/users/me/record', resolver));
}

/** Handles saves of the settings with the test's resolver. */
export function serveRecordSavingResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.put('*/api/users/me/record', resolver));
}

const WITHDRAWN = '2026-11-22T05:00:00Z';

/** Issues, renews and withdraws a credential; returns the requests, in order. */
export function serveCredentials(items: CredentialItem[] = []) {
  let stored = items;
  const calls: string[] = [];
  const put = (item: CredentialItem) => {
    stored = [item, ...stored.filter(({ id }) => id !== item.id)];
    return respond(item);
  };
  mockServer.use(
    http.get('*/api/users/me/credentials', () => respond(stored)),
    http.post<{ id: string }, CredentialPayload>('*/api/archive/:id/credential', async ({ params, request }) => {
      const { renew } = await request.json();
      calls.push(`${renew ? 'renew' : 'issue'} ${params.id}`);
      if (renew) stored = stored.map((item) => ({ ...item, withdrawnDateTime: WITHDRAWN }));
      return put(createCredential({ archiveId: Number(params.id), ...(renew && { id: 'another' }) }));
    }),
    http.delete<{ id: string }>('*/api/credentials/:id', ({ params }) => {
      calls.push(`withdraw ${params.id}`);
      return put(createCredential({ id: params.id, withdrawnDateTime: WITHDRAWN }));
    }),
  );
  return calls;
}

/** Responds to every check with one verdict; returns the checked texts, in order. */
export function serveVerdict(verdict: Verdict) {
  const sent: string[] = [];
  mockServer.use(
    http.get('*/api/credentials/:id', () => respond(verdict)),
    http.post<never, VerifyPayload>('*/api/credentials/verify', async ({ request }) => {
      sent.push((await request.json()).credential);
      return respond(verdict);
    }),
  );
  return sent;
}

/** Compares e-mail addresses with that of the credential's member; returns the compared ones, in order. */
export function serveEmailMatch(owner: string) {
  const asked: string[] = [];
  mockServer.use(
    http.post<never, { email: string }>('*/api/credentials/:id/email', async ({ request }) => {
      const { email } = await request.json();
      asked.push(email);
      return respond({ match: email === owner });
    }),
  );
  return asked;
}
