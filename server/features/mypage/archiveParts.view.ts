import { createHmac } from 'node:crypto';
import { pagesOf } from '@contract/envelope';
import { KEYWORDS, type Keyword } from '@contract/evaluation';
import { LIMITS } from '@contract/limits';
import { type Feedback, type MyPage, type OwnFeedback, type PortfolioArchive } from '@contract/mypage';
import { imageUrl } from '../../lib/fileUrls';
import { type EvaluationRow, type PortfolioArchiveRow } from './archiveParts.repository';

type ArchivePage = MyPage['portfolio']['archivePage'];
type MyPageEvaluation = MyPage['teamFeedback']['myPageEvaluation'];

export function toArchivePage({ total, rows }: { total: number; rows: PortfolioArchiveRow[] }): ArchivePage {
  return {
    content: rows.map(toPortfolioArchive),
    totalPages: pagesOf(total, LIMITS.portfolioPageSize),
    totalElements: total,
  };
}

function toPortfolioArchive(row: PortfolioArchiveRow): PortfolioArchive {
  return {
    id: row.id,
    title: row.title,
    startDate: row.start_date,
    endDate: row.end_date,
    thumbnail: imageUrl(row.thumbnail),
    published: row.published_at !== null,
  };
}

/** Received feedback in an order that reveals neither author nor time, for the owner or for others. */
export function toMyPageEvaluation(
  rows: readonly EvaluationRow[],
  { shuffleKey, isOwn }: { shuffleKey: string; isOwn: boolean },
): MyPageEvaluation {
  const shown = shuffle(isOwn ? rows : rows.filter((row) => row.owner_hidden_at === null), shuffleKey);
  return { keywords: countKeywords(rows), feedbacks: isOwn ? shown.map(toOwnFeedback) : shown.map(toFeedback) };
}

const toFeedback = ({ feedback, period }: EvaluationRow): Feedback => ({ content: feedback, duration: period });

const toOwnFeedback = (row: EvaluationRow): OwnFeedback => ({
  ...toFeedback(row),
  id: row.handle,
  hidden: row.owner_hidden_at !== null,
  fromOne: row.is_from_one,
});

/** The most given first; those given equally often stand as in the table of the contract. */
function countKeywords(rows: readonly EvaluationRow[]): MyPageEvaluation['keywords'] {
  const counts = new Map<Keyword, number>(KEYWORDS.map((keyword) => [keyword, 0]));
  for (const keyword of rows.flatMap(({ keywords }) => keywords)) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 0)
    .sort(([, left], [, right]) => right - left)
    .map(([content, count]) => ({ content, count }));
}

/**
 * The position of a feedback depends only on its visible content, so the order reveals no more than the feedbacks
 * themselves do, however often the list is read while items are added. The key prevents texts crafted for a position.
 */
function shuffle(rows: readonly EvaluationRow[], key: string): EvaluationRow[] {
  const placed = rows.map((row) => ({ row, place: placeOf(toFeedback(row), key) }));
  return placed.sort((left, right) => left.place.compare(right.place)).map(({ row }) => row);
}

function placeOf({ content, duration }: Feedback, key: string): Buffer {
  return createHmac('sha256', key).update(`feedback\n${duration}\n${content}`).digest();
}
