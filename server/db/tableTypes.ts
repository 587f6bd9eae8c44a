import { sql, type Kysely } from 'kysely';
import { type Tables } from './tables';

/**
 * The types that the catalogue does not know, of `columnTypes.ts`: what JSON contains, infinite times, columns that no
 * constraint limits to codes.
 */
const NAMED: Readonly<Record<string, string>> = {
  'archive.title_grams': 'TitleGrams',
  'case_number.target': 'CaseTarget',
  'credential.facts': 'StoredFacts',
  'credential_key.public_jwk': 'PublicJwk',
  'delivery.payload': 'DeliveryPayload',
  'member.suspended_until': 'EndOfSuspension',
  'member_portfolio.kind': 'PortfolioKind',
  'notice.kind': 'KindOfNotice',
  'notice.reason': 'ReasonOfNotice',
  'operator_log.at': 'WrittenOnce',
  'operator_log.until_at': 'EndOfSuspension',
  'project.title_grams': 'TitleGrams',
  'report.reported_fields': 'ReportedFields',
  'request_key.created': 'CreatedIds',
};

/** As `connect.ts` parses them. */
const TYPES: Readonly<Record<string, string>> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  boolean: 'boolean',
  text: 'string',
  uuid: 'string',
  date: 'string',
  'timestamp with time zone': 'Date',
};

interface Column {
  table: string;
  name: string;
  type: string;
  /** The domain of its type, if any. */
  domain: string | null;
  nullable: boolean;
  has_default: boolean;
  /** The database alone writes it. */
  always: boolean;
  checks: string[];
}

interface Domain {
  name: string;
  type: string;
  checks: string[];
}

const HEADER = `// Written by \`npm run tables\` from a migrated database, and compared with one by \`tables.test.ts\`. What the columns mean
// is said in \`migrations/\`.
`;

const FOOTER = `
/** A running transaction. */
export type Trx = Transaction<Tables>;
`;

/** @returns the text of `tables.ts` for this database, before it is formatted */
export async function tableTypes(db: Kysely<Tables>): Promise<string> {
  const [columns, domains] = [await readColumns(db), await readDomains(db)];
  const tables = [...new Set(columns.map(({ table }) => table))];
  const named = [...new Set(columns.flatMap((column) => NAMED[keyOf(column)] ?? []))].sort();
  return [
    HEADER,
    `import { type Generated, type GeneratedAlways, type Transaction } from 'kysely';\n`,
    `import { ${named.map((name) => `type ${name}`).join(', ')} } from './columnTypes';\n`,
    ...domains.map((domain) => `\nexport type ${pascal(domain.name)} = ${typeOf(domain)};\n`),
    ...tables.map((table) => {
      const lines = columns
        .filter((column) => column.table === table)
        .map((one) => `  ${one.name}: ${columnType(one)};\n`);
      return `\nexport interface ${pascal(table)}Table {\n${lines.join('')}}\n`;
    }),
    `\n/**\n * Every table, named and spelled as in SQL; \`*.view.ts\` turns rows into DTOs.\n`,
    ` * A \`timestamptz\` is a Date, a \`date\` the string \`YYYY-MM-DD\`, a \`bigint\` a number.\n */\n`,
    `export interface Tables {\n${tables.map((table) => `  ${table}: ${pascal(table)}Table;\n`).join('')}}\n`,
    FOOTER,
  ].join('');
}

const keyOf = ({ table, name }: Column) => `${table}.${name}`;

const pascal = (name: string) => name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

function columnType(column: Column): string {
  const named = NAMED[keyOf(column)];
  if (named !== undefined) return named;
  const type = column.domain === null ? typeOf(column) : pascal(column.domain);
  const read = column.nullable ? `${type} | null` : type;
  if (column.always) return `GeneratedAlways<${read}>`;
  return column.has_default ? `Generated<${read}>` : read;
}

/** The codes that a constraint allows, else the type of the values. */
function typeOf({ name, type, checks }: Omit<Domain, 'domain'>): string {
  const isArray = type.endsWith('[]');
  const of = codesOf(checks) ?? TYPES[isArray ? type.slice(0, -2) : type];
  if (of === undefined) throw new Error(`"${name}" is of the type ${type}: name its type in server/db/tableTypes.ts.`);
  return isArray ? `(${of})[]` : of;
}

/** `column in ('A', 'B')` and `column <@ array['A', 'B']`, as PostgreSQL prints them. */
const CODES = /^CHECK \(\(\w+ (?:= ANY \(|<@ )ARRAY\[(.*)\]\)?\)\)$/;

function codesOf(checks: string[]): string | undefined {
  const list = checks.flatMap((check) => CODES.exec(check)?.[1] ?? [])[0];
  return list && Array.from(list.matchAll(/'(?:[^']|'')*'/g), ([code]) => code).join(' | ');
}

async function readColumns(db: Kysely<Tables>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select pg_class.relname as "table", attname as name,
        format_type(case typtype when 'd' then typbasetype else pg_type.oid end, null) as type,
        case typtype when 'd' then typname end as domain,
        not attnotnull as nullable,
        atthasdef or attidentity <> '' as has_default,
        attidentity = 'a' or attgenerated <> '' as always,
        array(select pg_get_constraintdef(oid) from pg_constraint
          where conrelid = attrelid and contype = 'c' and conkey = array[attnum] order by conname) as checks
      from pg_attribute
        join pg_class on pg_class.oid = attrelid
        join pg_type on pg_type.oid = atttypid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
        and attnum > 0 and not attisdropped
      order by relname, attnum
  `.execute(db);
  return rows;
}

async function readDomains(db: Kysely<Tables>): Promise<Domain[]> {
  const { rows } = await sql<Domain>`
    select typname as name, format_type(typbasetype, null) as type,
        array(select pg_get_constraintdef(oid) from pg_constraint where contypid = pg_type.oid order by conname) as checks
      from pg_type where typnamespace = 'public'::regnamespace and typtype = 'd' order by typname
  `.execute(db);
  return rows;
}
