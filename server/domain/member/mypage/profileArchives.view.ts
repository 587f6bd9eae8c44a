import { pagesOf } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import { type Feedback, type MyPage, type OwnFeedback, type PortfolioArchive } from '@contract/mypage';
import { type Period } from '@contract/period';
import { countKeywords, linesForOthers, type ReceivedRow, shuffleLines } from '../../evaluation';
import { imageUrl } from '../../../lib/storage/fileUrls';
import { type PortfolioArchiveRow } from './profileArchives.repository';

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

/** A row as the statement of the profile returns it: JSON. */
type EvaluationRow = Omit<ReceivedRow, 'owner_hidden_at'> & { owner_hidden_at: unknown };

/** Received feedback in an order that reveals neither author nor time, for the owner or for others. */
export function toMyPageEvaluation(
  rows: readonly EvaluationRow[],
  { shuffleKey, isOwn }: { shuffleKey: string; isOwn: boolean },
): MyPageEvaluation {
  return {
    keywords: countKeywords(rows),
    feedbacks: isOwn
      ? shuffleLines(rows, shuffleKey).map(toOwnFeedback)
      : shuffleLines(linesForOthers(rows), shuffleKey).map(toFeedback),
  };
}

const toFeedback = ({ feedback, period }: { feedback: string; period: Period | null }): Feedback => ({
  content: feedback,
  duration: period,
});

const toOwnFeedback = (row: EvaluationRow): OwnFeedback => ({
  content: row.feedback,
  duration: row.period,
  id: row.handle,
  hidden: row.owner_hidden_at !== null,
  fromOne: row.is_from_one,
});
