import { pagesOf } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import { OPERATOR_MESSAGES, type LogFilter, type LogPage } from '@contract/operator';
import { toCsv } from '../../../lib/formats/csv';
import { type Member } from '../../access';
import { refused } from '../../../lib/http/errors';
import { type LogRepository } from './log.repository';
import { toLogCsv, toLogItem } from './log.view';

export type LogService = ReturnType<typeof createLogService>;

/** Reads the log of operators (D138). */
export function createLogService(log: LogRepository) {
  async function list({ page, ...filter }: LogFilter & { page: number }, { id: readerId }: Member): Promise<LogPage> {
    const range = { offset: page * LIMITS.rowPageSize, limit: LIMITS.rowPageSize, readerId };
    const [rows, totalElements] = await Promise.all([log.list(filter, range), log.count(filter, readerId)]);
    return { items: rows.map(toLogItem), totalPages: pagesOf(totalElements, LIMITS.rowPageSize), totalElements };
  }

  /** The log as CSV. @throws ApiError 400 for more rows than a file may have */
  async function csv(filter: LogFilter, { id: readerId }: Member): Promise<string> {
    const rows = await log.list(filter, { offset: 0, limit: LIMITS.csvRows + 1, readerId });
    if (rows.length > LIMITS.csvRows) throw refused('from', OPERATOR_MESSAGES.tooManyRows);
    return toCsv(toLogCsv(rows));
  }

  return { list, csv };
}
