import { pagesOf } from '@contract/envelope';
import { KEYWORDS, type Keyword } from '@contract/evaluation';
import { LIMITS } from '@contract/limits';
import { type Feedback, type MyPage, type OwnFeedback, type PortfolioArchive } from '@contract/mypage';
import { shuffleLines } from '../../lib/archives/shuffleLines';
import { imageUrl } from '../../lib/storage/fileUrls';
import { type EvaluationRow, type PortfolioArchiveRow } from './profileArchives.repository';

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
    ...(row.hidden_at && { hidden: true as const }),
  };
}

/** Received feedback in an order that reveals neither author nor time, for the owner or for others. */
export function toMyPageEvaluation(
  rows: readonly EvaluationRow[],
  { shuffleKey, isOwn }: { shuffleKey: string; isOwn: boolean },
): MyPageEvaluation {
  const shown = shuffleLines(isOwn ? rows : rows.filter((row) => row.owner_hidden_at === null), shuffleKey);
  return { keywords: countKeywords(rows), feedbacks: isOwn ? shown.map(toOwnFeedback) : shown.map(toFeedback) };
}

const toFeedback = ({ feedback, period }: EvaluationRow): Feedback => ({ content: feedback, duration: period });

const toOwnFeedback = (row: EvaluationRow): OwnFeedback => ({
  ...toFeedback(row),
  id: row.handle,
  hidden: row.owner_hidden_at !== null,
  fromOne: row.is_from_one,
});

/** Sorted by count; equal counts have the order of the contract. */
function countKeywords(rows: readonly EvaluationRow[]): MyPageEvaluation['keywords'] {
  const counts = new Map<Keyword, number>(KEYWORDS.map((keyword) => [keyword, 0]));
  for (const keyword of rows.flatMap(({ keywords }) => keywords)) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 0)
    .sort(([, left], [, right]) => right - left)
    .map(([content, count]) => ({ content, count }));
}
