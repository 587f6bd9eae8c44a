import { PostList } from '@/entities/post';
import { ProjectCardSkeleton, ProjectGrid } from '@/entities/project';
import { SkeletonContainer } from '@/shared/ui/Skeleton';
import { PAGE_SIZE } from '../model/useProjectList';

const PLACES = Array.from({ length: PAGE_SIZE }, (_, place) => place);

interface ProjectListSkeletonProps {
  /** The answer may still come so soon that nothing needs to be drawn. */
  waiting: boolean;
}

/** Skeleton of the cards. */
export function ProjectListSkeleton({ waiting }: ProjectListSkeletonProps) {
  return (
    <SkeletonContainer waiting={waiting}>
      <ProjectGrid aria-hidden>
        {PLACES.map((place) => (
          <li key={place}>
            <ProjectCardSkeleton />
          </li>
        ))}
      </ProjectGrid>
      <PostList.PagerSlot />
    </SkeletonContainer>
  );
}
