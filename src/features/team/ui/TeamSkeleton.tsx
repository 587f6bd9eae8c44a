import { SkeletonContainer, LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import { Stack } from '@/shared/ui/pieces';
import * as S from './TeamView.styles';

/** Skeleton of a team's page. `waiting`: within its delay, nothing is drawn. */
export function TeamSkeleton({ waiting }: { waiting: boolean }) {
  return (
    <SkeletonContainer waiting={waiting}>
      <S.Head as="div">
        <Skeleton width={280} height={44} />
      </S.Head>
      <S.Columns>
        <Stack gap={6}>
          <LoadingText>팀을 불러오고 있어요</LoadingText>
          <Skeleton height={280} radius={24} />
          <Skeleton height={320} radius={12} />
        </Stack>
        <Skeleton height={360} radius={24} />
      </S.Columns>
    </SkeletonContainer>
  );
}
