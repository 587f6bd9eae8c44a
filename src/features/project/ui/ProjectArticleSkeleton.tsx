import { FACT_HEIGHTS, ParagraphSkeleton, PostHeadSkeleton, PostInfoSkeleton, PostPage } from '@/entities/post';
import { LoadingRoom } from '@/shared/ui/Skeleton';

const { line, withAside } = FACT_HEIGHTS;
/** Name, period, headcount, meetings, category and step. */
const FACTS = [line, withAside, line, line, line, line];

interface ProjectArticleSkeletonProps {
  /** The answer may still come so soon that nothing needs to be drawn. */
  waiting: boolean;
}

/** A post on its way, in the boxes it will have. */
export function ProjectArticleSkeleton({ waiting }: ProjectArticleSkeletonProps) {
  return (
    <LoadingRoom waiting={waiting}>
      <PostHeadSkeleton />
      <PostPage.Columns>
        <PostPage.Main as="div">
          <ParagraphSkeleton />
          <ParagraphSkeleton />
        </PostPage.Main>
        <PostPage.Side as="div">
          <PostInfoSkeleton facts={FACTS} />
        </PostPage.Side>
      </PostPage.Columns>
    </LoadingRoom>
  );
}
