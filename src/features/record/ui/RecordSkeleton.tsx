import { SkeletonContainer, LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import { Top } from './RecordHead.styles';
import * as S from './RecordSkeleton.styles';
import { Column, FigureBox } from './RecordView.styles';

interface RecordSkeletonProps {
  /** Within the delay of the skeleton: space is reserved, nothing is drawn. */
  waiting: boolean;
}

/** Head, figure and two rows of a record. */
export function RecordSkeleton({ waiting }: RecordSkeletonProps) {
  return (
    <SkeletonContainer waiting={waiting}>
      <Column>
        <Top>
          <Skeleton width={200} height={21} />
        </Top>
        <S.Head>
          <Skeleton width={320} height={48} />
          <LoadingText />
          <Skeleton width="70%" height={34} />
        </S.Head>
        <FigureBox>
          <S.Figure>
            <Skeleton radius="50%" />
            <Skeleton height={10} />
            <Skeleton radius="28%" />
          </S.Figure>
        </FigureBox>
        <S.Rows>
          <Skeleton height={130} radius={16} />
          <Skeleton height={130} radius={16} />
        </S.Rows>
      </Column>
    </SkeletonContainer>
  );
}
