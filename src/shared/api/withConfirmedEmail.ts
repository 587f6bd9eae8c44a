import { type FetchArgs } from '@reduxjs/toolkit/query';
import { askForEmail } from '@/shared/email';
import { askAndRepeat, type Call } from './askAndRepeat';
import { errorStatus, fieldProblems } from './errorMessage';

/** Whether the server requires a confirmed e-mail for the call (D150b). */
export const needsEmail = (error: unknown): boolean =>
  errorStatus(error) === 403 && fieldProblems(error)[0]?.field === 'email';

/**
 * Sends a request that needs a confirmed e-mail: without one the dialog for the code opens over the page, and the call is
 * repeated once when the e-mail has been confirmed.
 */
export const withConfirmedEmail = <Data>(call: Call, request: FetchArgs) =>
  askAndRepeat<Data>(call, request, { isDue: needsEmail, ask: askForEmail });
