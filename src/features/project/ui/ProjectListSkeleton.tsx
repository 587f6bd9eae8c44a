import { ProjectCardSkeleton, ProjectGrid } from '@/entities/project';
import { SkeletonContainer } from '@/shared/ui/Skeleton';
import { PAGE_SIZE } from '../model/useProjectList';

const INDEXES = Array.from({ length: PAGE_SIZE }, (_, index) => index);

interface ProjectListSkeletonProps {
  /** Invisible during the delay. */
  waiting: boolean;
}

/** Skeleton of the cards. */
export function ProjectListSkeleton({ waiting }: ProjectListSkeletonProps) {
  return (
    <SkeletonContainer waiting={waiting}>
      <ProjectGrid aria-hidden>
        {INDEXES.map((index) => (
          <li key={index}>
            <ProjectCardSkeleton />
          </li>
        ))}
      </ProjectGrid>
    </SkeletonContainer>
  );
}
