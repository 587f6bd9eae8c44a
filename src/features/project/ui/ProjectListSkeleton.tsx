import { PostList } from '@/entities/post';
import { ProjectCardSkeleton, ProjectGrid } from '@/entities/project';
import { LoadingRoom, LoadingText } from '@/shared/ui/Skeleton';
import { PAGE_SIZE } from '../model/useProjectList';

const PLACES = Array.from({ length: PAGE_SIZE }, (_, place) => place);

interface ProjectListSkeletonProps {
  /** The answer may still come so soon that nothing needs to be drawn. */
  waiting: boolean;
}

/** The list on its way, in the boxes it will have. */
export function ProjectListSkeleton({ waiting }: ProjectListSkeletonProps) {
  return (
    <LoadingRoom waiting={waiting}>
      <PostList.Summary>
        <LoadingText />
      </PostList.Summary>
      <ProjectGrid aria-hidden>
        {PLACES.map((place) => (
          <li key={place}>
            <ProjectCardSkeleton />
          </li>
        ))}
      </ProjectGrid>
    </LoadingRoom>
  );
}
