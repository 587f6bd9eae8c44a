import { type ReactNode } from 'react';
import { OWN_PAGE, useGetMyPageQuery } from '@/shared/api';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { SectionNavColumns } from '@/shared/ui/SectionNav';
import { SkeletonContainer, LoadingText, Skeleton, useDelayedLoading } from '@/shared/ui/Skeleton';
import { Stack } from '@/shared/ui/pieces';
import { ProfileEditForm } from './ProfileEditForm';

interface ProfileEditorProps {
  /** The head of the page, in the form's column. */
  children: ReactNode;
}

/** Loads the own profile and shows its form. */
export function ProfileEditor({ children }: ProfileEditorProps) {
  const { data: page, isFetching, error, refetch } = useGetMyPageQuery(OWN_PAGE);
  const skeletonStays = useDelayedLoading(!page && !error);

  if (page && !skeletonStays) return <ProfileEditForm page={page}>{children}</ProfileEditForm>;
  return (
    <SectionNavColumns>
      {children}
      {error && !skeletonStays ? (
        <FailedBlock busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ProfileSkeleton waiting={!skeletonStays} />
      )}
    </SectionNavColumns>
  );
}

const BOXES = [112, 80, 80, 160, 96];

function ProfileSkeleton({ waiting }: { waiting: boolean }) {
  return (
    <SkeletonContainer waiting={waiting}>
      <Stack gap={6}>
        <LoadingText />
        {BOXES.map((height, index) => (
          <Skeleton key={index} height={height} radius={12} />
        ))}
      </Stack>
    </SkeletonContainer>
  );
}
