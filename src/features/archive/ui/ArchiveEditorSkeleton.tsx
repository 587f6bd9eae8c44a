import { SkeletonContainer, LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import * as S from './ArchiveEditor.styles';

const FIELDS = ['thumbnail', 'images', 'title', 'period', 'description', 'skills'];

interface ArchiveEditorSkeletonProps {
  /** The answer may still come so soon that nothing needs to be drawn. */
  waiting: boolean;
}

/** The form of an archive that is on its way, in the boxes it will have. */
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
