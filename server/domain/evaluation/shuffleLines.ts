import { createHmac } from 'node:crypto';
import { type Period } from '@contract/period';

interface LineRow {
  feedback: string;
  /** Null where it is not shown. */
  period: Period | null;
}

/**
 * Received one-liners in an order that reveals neither author nor time. The position of a one-liner depends only on its
 * visible content, so the order reveals nothing further, however often the list is read while one-liners are added. The
 * key prevents texts crafted for a position.
 */
export function shuffleLines<Row extends LineRow>(rows: readonly Row[], key: string): Row[] {
  const placed = rows.map((row) => ({ row, sortKey: sortKeyOf(row, key) }));
  return placed.sort((left, right) => left.sortKey.compare(right.sortKey)).map(({ row }) => row);
}

function sortKeyOf({ feedback, period }: LineRow, key: string): Buffer {
  return createHmac('sha256', key)
    .update(`feedback\n${period ?? ''}\n${feedback}`)
    .digest();
}
