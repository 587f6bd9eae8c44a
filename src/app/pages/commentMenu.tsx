import { type ReportSubject } from '@contract/report';
import { MemberMenu } from '@/features/block';

/** The menu of another member's comment: report it, block its writer. */
export const commentMenu = (writer: string, comment: ReportSubject) => (
  <MemberMenu isRemovedByBlock nickname={writer} report={comment} />
);
