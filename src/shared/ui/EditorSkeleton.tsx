import { EditorColumns, EditorFields, EditorSide } from './EditorSide';
import { SkeletonContainer, LoadingText, Skeleton } from './Skeleton';

const FIELDS = Array.from({ length: 6 }, (_, index) => index);

interface EditorSkeletonProps {
  /** Invisible during the delay. */
  waiting: boolean;
}

/** The skeleton of the form of a post, in the same layout. */
export function EditorSkeleton({ waiting }: EditorSkeletonProps) {
  return (
    <SkeletonContainer waiting={waiting}>
      <EditorColumns as="div">
        <EditorFields>
          <LoadingText />
          {FIELDS.map((index) => (
            <div key={index}>
              <Skeleton width={96} height={18} />
              <Skeleton height={52} radius={12} />
            </div>
          ))}
        </EditorFields>
        <EditorSide>
          <Skeleton height={360} radius={20} />
        </EditorSide>
      </EditorColumns>
    </SkeletonContainer>
  );
}
