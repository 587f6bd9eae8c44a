import { sql } from 'kysely';

/** SQL for one of the values, chosen by a hash of the row number `i`: evenly distributed and the same in every run. */
export function pick(values: readonly string[], salt: number) {
  return sql`(${values}::text[])[1 + ${hash(salt)} % ${values.length}::int]`;
}

/** SQL for a large integer that is a hash of the row number `i` and the salt. */
export function hash(salt: number) {
  return sql`abs(hashint8(i::bigint * 1000 + ${salt}::int) / 2)`;
}

/**
 * The three title columns of the rows of `from`, which has its own `title`, as `titleColumns` computes them.
 * @param searched the searched text
 */
export function withTitleColumns(from: ReturnType<typeof sql>, searched = sql`title`) {
  return sql`
    select *, array_to_tsvector(array(
      select distinct substr(title_key, index, 2) from generate_series(1, char_length(title_key)) as index
    )) as title_grams
    from (select *, replace(lower(${searched}), ' ', '') as title_key from (${from}) as titled) as keyed
  `;
}
