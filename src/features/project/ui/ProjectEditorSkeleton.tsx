import { SkeletonContainer, LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import * as S from './ProjectEditor.styles';

const FIELDS = ['title', 'name', 'category', 'personnel', 'roles', 'skills'];

interface ProjectEditorSkeletonProps {
  /** Invisible during the delay. */
  waiting: boolean;
}

/** The skeleton of a post's form, in the same layout. */
export function ProjectEditorSkeleton({ waiting }: ProjectEditorSkeletonProps) {
  return (
    <SkeletonContainer waiting={waiting}>
      <S.Columns as="div">
        <S.Awaited>
          <LoadingText />
          {FIELDS.map((field) => (
            <div key={field}>
              <Skeleton width={96} height={18} />
              <Skeleton height={52} radius={12} />
            </div>
          ))}
        </S.Awaited>
        <S.Side>
          <Skeleton height={360} radius={20} />
        </S.Side>
      </S.Columns>
    </SkeletonContainer>
  );
}
