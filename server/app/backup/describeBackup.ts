import { type Closing } from './backupFormat';

/** `1204 rows in 26 tables, 310 files` */
export function describeBackup({ rows, files }: Closing): string {
  const counts = Object.values(rows);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return `${total} rows in ${counts.length} tables, ${files} files`;
}
