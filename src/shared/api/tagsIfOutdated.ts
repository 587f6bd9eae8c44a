import { errorStatus } from './errorMessage';
import { type Tag } from './tags';

/** Statuses of a refusal that mean that the cached state is outdated: no longer allowed, gone, or changed by others. */
const OUTDATED = [403, 404, 409];

/** The tags that a write invalidates: after success, and after a refusal because the cache is outdated. */
export const tagsIfOutdated = (error: unknown, tags: Tag[]): Tag[] =>
  error && !OUTDATED.includes(Number(errorStatus(error))) ? [] : tags;
