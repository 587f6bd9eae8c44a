import { type FetchArgs } from '@reduxjs/toolkit/query';
import { askForProof } from '@/shared/proof';
import { askAndRepeat, type Call } from './askAndRepeat';
import { errorStatus, fieldProblems } from './errorMessage';

/** Whether the server requires a proof of the session for the call (D185). */
export const needsProof = (error: unknown): boolean =>
  errorStatus(error) === 403 && fieldProblems(error)[0]?.field === 'password';

/**
 * Sends a request that needs a proof: without one the dialog opens over the page, and the call is repeated once when the
 * session has been proven.
 * @param act what needs the proof, in words
 */
export const withProof = <Data>(call: Call, request: FetchArgs, act: string) =>
  askAndRepeat<Data>(call, request, { isDue: needsProof, ask: () => askForProof(act) });
