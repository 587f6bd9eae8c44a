import { logFailure } from '@/shared/lib/logFailure';
import { type ApiQuery } from './baseQuery';

/**
 * Logs every request that was refused or got no response, by the name of its endpoint and the response alone. One that
 * the page itself has given up is no failure.
 */
export const withLog =
  (query: ApiQuery): ApiQuery =>
  async (args, api, extraOptions) => {
    const result = await query(args, api, extraOptions);
    if (result.error && !api.signal.aborted) logFailure(`${api.endpoint} failed.`, result.error);
    return result;
  };
