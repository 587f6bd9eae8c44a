import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { type EvaluationProgress, type MemberStatus } from '@contract/evaluation';
import { errorStatus, isAuthError, isNotFound, needsEmail, useGetEvaluationProgressQuery } from '@/shared/api';
import { useFreshData } from '@/shared/lib/useFreshData';
import { useOnceTrue } from '@/shared/lib/useOnceTrue';
import { toast } from '@/shared/toast';
import { selectMemberId } from '@/shared/session';

/**
 * 404: the archive is deleted, unknown, or pending in another team (D50). 403: the member is not in the team of a
 * published archive. The page itself says so.
 */
export const isNoAccess = (error: unknown) => isNotFound(error) || (errorStatus(error) === 403 && !needsEmail(error));

/** Shows a failure in a toast each time it happens, until the call succeeds. */
export function useToastedError(message: string, error: unknown) {
  useEffect(() => {
    if (error === undefined || isNoAccess(error) || isAuthError(error)) return;
    return toast(message, { tone: 'error' });
  }, [message, error]);
}

/** The progress of the team's evaluations, refetched when a screen opens. */
export function useTeamProgress(archiveId: number) {
  const memberId = useSelector(selectMemberId);
  const query = useGetEvaluationProgressQuery(archiveId, { refetchOnMountOrArgChange: true });
  const progress = useFreshData(query);
  const own = progress && membersOf(progress).find((member) => member.memberId === memberId);
  // Once: the form stays open when the session ends.
  const isMember = useOnceTrue(own !== undefined);
  const hasEvaluated = useOnceTrue(own?.status === 'COMPLETE');
  const isMissing = progress !== undefined && memberId !== null && !isMember;

  return {
    progress,
    hasEvaluated,
    isAsked: own?.consent === 'ASKED',
    isLast: progress !== undefined && isLastOf(membersOf(progress), memberId),
    isGone: isNotFound(query.error),
    isOutsider: isNoAccess(query.error) || isMissing,
    error: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
  };
}

/** Whether all others have evaluated. */
const isLastOf = (members: MemberStatus[], own: number | null) =>
  members.every(({ memberId, status }) => memberId === own || status === 'COMPLETE');

/** The team, almost in the server's order: nicknames of digits alone come first, as keys of objects do. */
export const membersOf = ({ memberStatus }: EvaluationProgress) => Object.values(memberStatus);
