import { SkeletonContainer, LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import * as S from './ProjectEditor.styles';

const FIELDS = ['title', 'name', 'category', 'personnel', 'roles', 'skills'];

interface ProjectEditorSkeletonProps {
  /** The answer may still come so soon that nothing needs to be drawn. */
  waiting: boolean;
}

/** The form of a post that is on its way, in the boxes it will have. */
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
