import { type BaseQueryApi } from '@reduxjs/toolkit/query';
import { clockRead, selectClockOffset, type SessionState } from '@/shared/session';
import { type ApiResult } from './apiQuery';

/** The header tells whole seconds, and travels. */
const NOTEWORTHY = 10_000;

/** The server's clock as an answer tells it, in epoch milliseconds. */
export function serverTime(response: Response): number | null {
  const date = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(date) ? null : date;
}

/** Notes how far the server's clock is ahead of this one; after a reload nobody knows until the first answer (D12). */
export function syncClockOffset({ meta }: ApiResult, { dispatch, getState }: BaseQueryApi) {
  const serverNow = meta?.response && serverTime(meta.response);
  if (!serverNow) return;

  const offset = serverNow - Date.now();
  const known = selectClockOffset(getState() as { session: SessionState });
  if (Math.abs(offset - known) > NOTEWORTHY) dispatch(clockRead(offset));
}
