import { logFailure } from '@/shared/lib/logFailure';
import { type ApiQuery } from './baseQuery';

/** Logs every request that was refused or got no response, by the name of its endpoint and the response alone. */
export const withLog =
  (query: ApiQuery): ApiQuery =>
  async (args, api, extraOptions) => {
    const result = await query(args, api, extraOptions);
    if (result.error) logFailure(`${api.endpoint} failed.`, result.error);
    return result;
  };
