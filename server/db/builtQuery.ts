import { type CompiledQuery, type Kysely } from 'kysely';
import { type Tables } from './tables';

/** Stands for a value while the query is built; PostgreSQL gets the value of its name instead. */
class Placeholder {
  constructor(readonly name: string) {}

  [Symbol.toPrimitive](): never {
    throw new TypeError(`A query that is built once may not look at the value of '${this.name}'.`);
  }
}

/** What Kysely's builders and its `sql` have. */
interface Compilable<Row> {
  compile(db: Kysely<Tables>): CompiledQuery<Row>;
}

/**
 * A query that is built at its first call and then run with other values. Kysely takes up to half a millisecond of the
 * processor to build a large query, several times what sending it takes, so what busy endpoints read is built once.
 * @param build gets placeholders: it may pass each value on to the query, whole, but not look at it or calculate with it
 * @returns runs the query, for its rows
 */
export function builtQuery<Values extends object, Row>(
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<Row[]> {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Values;
  let built: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    built ??= build(db, placeholders).compile(db);
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...built, parameters });
    return rows;
  };
}
