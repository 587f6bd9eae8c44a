import { SkeletonContainer, LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import { Actions, Naming, Person } from './ProfileHeader.styles';
import { Columns, Main, Side } from './Profile.styles';
import * as S from './ProfileSkeleton.styles';

const TABS = [76, 80, 56, 60];

interface ProfileSkeletonProps {
  /** Within the delay of the skeleton: space is reserved, nothing is drawn. */
  waiting: boolean;
}

/** Skeleton with the boxes of a profile. */
export function ProfileSkeleton({ waiting }: ProfileSkeletonProps) {
  return (
    <SkeletonContainer waiting={waiting}>
      <Columns>
        <Side>
          <Person>
            <S.Portrait />
            <Naming as="div">
              <Skeleton width={140} height={30} />
              <LoadingText />
            </Naming>
            <Actions>
              <Skeleton height={48} radius={12} />
            </Actions>
          </Person>
        </Side>
        <Main>
          <S.TabRow>
            {TABS.map((width, index) => (
              <Skeleton key={index} width={width} height={22} />
            ))}
          </S.TabRow>
          <Paragraph />
          <Paragraph />
          <Paragraph />
        </Main>
      </Columns>
    </SkeletonContainer>
  );
}

function Paragraph() {
  return (
    <S.Part as="div">
      <Skeleton width={120} height={28} />
      <Skeleton height={20} />
      <Skeleton height={20} />
      <Skeleton width="60%" height={20} />
    </S.Part>
  );
}
