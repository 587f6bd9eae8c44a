import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { type ArchiveDetail } from '@contract/archive';
import { selectMemberId } from '@/shared/session';
import { LoadingText, Skeleton, SkeletonContainer } from '@/shared/ui/Skeleton';

const LinesForm = lazy(async () => ({ default: (await import('./LinesForm')).LinesForm }));

/** The own lines of a pending archive, for its confirmed members (D155). */
export function OwnContributions({ archive }: { archive: ArchiveDetail }) {
  const memberId = useSelector(selectMemberId);
  const own = archive.members.find((member) => member.memberId !== null && member.memberId === memberId);
  if (archive.published || archive.myConsent !== 'CONFIRMED' || !own) return null;
  return (
    <Suspense
      fallback={
        <SkeletonContainer>
          <LoadingText />
          <Skeleton height={280} radius={20} />
        </SkeletonContainer>
      }
    >
      <LinesForm archiveId={archive.id} stored={own.contributions} />
    </Suspense>
  );
}
