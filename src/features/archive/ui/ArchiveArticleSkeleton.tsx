import { FACT_HEIGHTS, ParagraphSkeleton, PostHeadSkeleton, PostInfoSkeleton, PostPage } from '@/entities/post';
import { SkeletonContainer, Skeleton } from '@/shared/ui/Skeleton';
import { Cover } from './ArchiveCover.styles';
import { Hint, Line, Proof, Sentence, Square } from './TeamProof.styles';

const FACES_PX = 32;
const TWO_ROWS_OF_TAGS_PX = 76;
/** The kind with the typed period in its box. */
const KIND_PX = 99.8;
/** Kind, category, team and skills. */
const FACTS = [KIND_PX, FACT_HEIGHTS.line, FACES_PX, TWO_ROWS_OF_TAGS_PX];

interface ArchiveArticleSkeletonProps {
  /** Invisible during the delay. */
  waiting: boolean;
}

/** The skeleton of an archive, in the same layout. */
export function ArchiveArticleSkeleton({ waiting }: ArchiveArticleSkeletonProps) {
  return (
    <SkeletonContainer waiting={waiting}>
      <PostHeadSkeleton />
      <Proof>
        <Line as="div">
          <Square as="div">
            <Skeleton width="100%" height="100%" radius={12} />
          </Square>
        </Line>
        <div>
          <Sentence as="div">
            <Skeleton width={180} height="1lh" />
          </Sentence>
          <Hint as="div">
            <Skeleton width={240} height="1lh" />
          </Hint>
        </div>
      </Proof>
      <Cover>
        <Skeleton height="100%" radius={0} />
      </Cover>
      <PostPage.Columns>
        <PostPage.Main as="div">
          <ParagraphSkeleton />
        </PostPage.Main>
        <PostPage.Side as="div">
          <PostInfoSkeleton facts={FACTS} />
        </PostPage.Side>
      </PostPage.Columns>
    </SkeletonContainer>
  );
}
