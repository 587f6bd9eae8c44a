import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { logFailure } from '@/shared/lib/logFailure';

/** Logs every request that was refused or got no response, by the name of its endpoint and the response alone. */
export const logFailedRequests: Middleware = () => (next) => (action) => {
  if (isRejectedWithValue(action)) {
    const { endpointName } = action.meta.arg as { endpointName: string };
    logFailure(`${endpointName} failed.`, action.payload);
  }
  return next(action);
};
