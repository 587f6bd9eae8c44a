import {
  type Account,
  type AccountChange,
  type FindIdPayload,
  type FindPasswordPayload,
  type FoundId,
  type PasswordMail,
  type WithdrawalPayload,
  type Withdrawn,
} from '@contract/auth';
import { type DataExportPayload, type DataExportTicket } from '@contract/dataExport';
import { type Envelope } from '@contract/envelope';
import { http, type HttpResponseResolver } from 'msw';
import { createAccount } from '../create/member';
import { mockServer } from '../mockServer';
import { respond } from './responses';

/** Responds to every request with this username; returns the requests, in order. */
export function serveFoundId(found: FoundId) {
  const asked: FindIdPayload[] = [];
  mockServer.use(
    http.post<never, FindIdPayload, Envelope<FoundId>>('*/api/users/find_id', async ({ request }) => {
      asked.push(await request.json());
      return respond(found);
    }),
  );
  return asked;
}

export function serveFindIdResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.post('*/api/users/find_id', resolver));
}

/** Accepts every request for a mail; returns the requests, in order. */
export function servePasswordMail() {
  const asked: FindPasswordPayload[] = [];
  mockServer.use(
    http.post<never, FindPasswordPayload, Envelope<PasswordMail>>('*/api/users/find_password', async ({ request }) => {
      const pair = await request.json();
      asked.push(pair);
      return respond({ email: pair.email });
    }),
  );
  return asked;
}

/** Stores an account as the server does and applies changes to it; returns the changes, in order. */
export function serveAccount(overrides: Partial<Account> = {}) {
  const sent: AccountChange[] = [];
  let account = createAccount(overrides);
  mockServer.use(
    http.get<never, never, Envelope<Account>>('*/api/users/me', () => respond(account)),
    http.patch<never, AccountChange, Envelope<Account>>('*/api/users/me', async ({ request }) => {
      const change = await request.json();
      sent.push(change);
      const { currentPassword: _, newPassword, ...values } = change;
      const mustChangePassword = account.mustChangePassword && newPassword === undefined;
      account = { ...account, ...values, mustChangePassword };
      return respond(account);
    }),
  );
  return sent;
}

export function serveAccountChangeResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.patch('*/api/users/me', resolver));
}

/** Responds to every export request with this ticket; returns the requests, in order. */
export function serveDataExport(ticket: string) {
  const sent: DataExportPayload[] = [];
  mockServer.use(
    http.post<never, DataExportPayload, Envelope<DataExportTicket>>('*/api/users/me/export', async ({ request }) => {
      sent.push(await request.json());
      return respond({ ticket });
    }),
  );
  return sent;
}

export function serveDataExportResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.post('*/api/users/me/export', resolver));
}

/** Accepts every withdrawal; returns the requests, in order. */
export function serveWithdrawal(nickname: string) {
  const sent: WithdrawalPayload[] = [];
  mockServer.use(
    http.delete<never, WithdrawalPayload, Envelope<Withdrawn>>('*/api/user/delete', async ({ request }) => {
      sent.push(await request.json());
      return respond({ nickname });
    }),
  );
  return sent;
}

export function serveWithdrawalResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.delete('*/api/user/delete', resolver));
}
