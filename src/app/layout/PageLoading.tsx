import { SkeletonContainer, LoadingText, Skeleton, useDelayedLoading } from '@/shared/ui/Skeleton';
import { PageBody } from './PageBody';
import * as S from './PageLoading.styles';

/** Reserves the space of a page while its script is loading, so that the footer does not shift. */
export function PageLoading() {
  const shown = useDelayedLoading(true);

  return (
    <SkeletonContainer>
      {shown && (
        <PageBody>
          <LoadingText />
          <S.Lines>
            <Skeleton width="40%" height={40} />
            <Skeleton height={20} />
            <Skeleton width="80%" height={20} />
          </S.Lines>
        </PageBody>
      )}
    </SkeletonContainer>
  );
}
