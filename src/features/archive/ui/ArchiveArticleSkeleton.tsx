import { ParagraphSkeleton, PostHeadSkeleton, PostInfoSkeleton, PostPage } from '@/entities/post';
import { LoadingRoom, Skeleton } from '@/shared/ui/Skeleton';
import { Cover } from './ArchiveCover.styles';

const FACTS = 4;

interface ArchiveArticleSkeletonProps {
  /** The answer may still come so soon that nothing needs to be drawn. */
  waiting: boolean;
}

/** An archive on its way, in the boxes it will have. */
export function ArchiveArticleSkeleton({ waiting }: ArchiveArticleSkeletonProps) {
  return (
    <LoadingRoom waiting={waiting}>
      <PostHeadSkeleton />
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
    </LoadingRoom>
  );
}
