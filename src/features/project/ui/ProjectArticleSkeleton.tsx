import { ParagraphSkeleton, PostHeadSkeleton, PostInfoSkeleton, PostList, PostPage } from '@/entities/post';

const FACTS = 6;

interface ProjectArticleSkeletonProps {
  /** The answer may still come so soon that nothing needs to be drawn. */
  waiting: boolean;
}

/** A post on its way, in the boxes it will have. */
export function ProjectArticleSkeleton({ waiting }: ProjectArticleSkeletonProps) {
  return (
    <PostList.Room data-waiting={waiting || undefined}>
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
    </PostList.Room>
  );
}
