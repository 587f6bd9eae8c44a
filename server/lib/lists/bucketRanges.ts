import { sql, type RawBuilder } from 'kysely';

/** How many ids a bucket of recruitment posts holds; of archives it holds the day of their publication (migration 0019). */
export const PROJECT_BUCKET = 1_024;
const SECONDS_OF_A_DAY = 86_400;

// Literals, and ranges of the bare columns rather than the functions of the migration: so the planner takes an index.

/** The rows of `project` in a bucket. */
export function projectsOfBucket(bucket: RawBuilder<unknown>): RawBuilder<boolean> {
  const size = sql.lit(PROJECT_BUCKET);
  return sql`project.id >= ${bucket} * ${size} and project.id < (${bucket} + 1) * ${size}`;
}

/** The rows of `archive` in a bucket. */
export function archivesOfBucket(day: RawBuilder<unknown>): RawBuilder<boolean> {
  const seconds = sql.lit(SECONDS_OF_A_DAY);
  return sql`archive.published_at >= to_timestamp(${day} * ${seconds})
    and archive.published_at < to_timestamp((${day} + 1) * ${seconds})`;
}
