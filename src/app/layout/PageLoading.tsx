import { SkeletonContainer, LoadingText, Skeleton, useDelayedLoading } from '@/shared/ui/Skeleton';
import { Stack } from '@/shared/ui/pieces';
import { PageBody } from './PageBody';

/** Reserves the space of a page while its script is loading, so that the footer does not shift. */
export function PageLoading() {
  const shown = useDelayedLoading(true);

  return (
    <SkeletonContainer>
      {shown && (
        <PageBody>
          <LoadingText />
          <Stack gap={5} above={6}>
            <Skeleton width="40%" height={40} />
            <Skeleton height={20} />
            <Skeleton width="80%" height={20} />
          </Stack>
        </PageBody>
      )}
    </SkeletonContainer>
  );
}
