import { SkeletonContainer, LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import * as S from './ArchiveEditor.styles';

const FIELDS = ['thumbnail', 'images', 'title', 'period', 'description', 'skills'];

interface ArchiveEditorSkeletonProps {
  /** Invisible during the delay. */
  waiting: boolean;
}

/** The skeleton of an archive's form, in the same layout. */
export function ArchiveEditorSkeleton({ waiting }: ArchiveEditorSkeletonProps) {
  return (
    <SkeletonContainer waiting={waiting}>
      <S.Columns as="div">
        <S.Stack>
          <LoadingText />
          {FIELDS.map((field) => (
            <S.Awaited key={field}>
              <Skeleton width={96} height={18} />
              <Skeleton height={52} radius={12} />
            </S.Awaited>
          ))}
        </S.Stack>
        <S.Side>
          <Skeleton height={360} radius={20} />
        </S.Side>
      </S.Columns>
    </SkeletonContainer>
  );
}
