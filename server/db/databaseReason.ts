import { errorCode } from './errorCode';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at that address: start PostgreSQL, or correct host and port',
  ECONNRESET: 'the server closed the connection: it may be starting or stopping',
  ENOENT: 'there is no such socket: start PostgreSQL, or correct the path',
  ENOTFOUND: 'its host is unknown: correct the name',
  EAI_AGAIN: 'its host cannot be looked up now: check the network',
  ETIMEDOUT: 'it does not answer: check the address and the firewall',
  EHOSTUNREACH: 'it cannot be reached: check the network',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user, or connections from here (pg_hba.conf)',
  '3D000': 'there is no database of that name: create it (createdb)',
  '42501': 'the user may not read its tables: grant the rights, or use their owner',
  '42P01': 'its tables are not there: start the product once',
  '53300': 'it has no free connection: raise max_connections',
  '57P03': 'it is starting or stopping: try again',
};

/** Messages of the driver without a code. */
const SILENT = /timeout|Connection terminated/;

/**
 * Why the database cannot be used, in words for the person who runs it, and without its address, which may contain a
 * password; null for other errors (MEND-91).
 */
export function databaseReason(error: unknown): string | null {
  if (error instanceof AggregateError) return databaseReason(error.errors[0]);
  const code = errorCode(error);
  const reason =
    REASONS[code] ?? (error instanceof Error && SILENT.test(error.message) ? REASONS['ETIMEDOUT'] : undefined);
  if (reason) return reason;
  return error instanceof Error && error.cause !== undefined ? databaseReason(error.cause) : null;
}
