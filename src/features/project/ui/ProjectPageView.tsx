import { type ProjectPage, type ListParams } from '@contract/project';
import { PostListPage, type PageTurning } from '@/entities/post';
import { ProjectGrid } from '@/entities/project';
import { ProjectTile } from './ProjectTile';

interface ProjectPageViewProps extends PageTurning {
  list: ProjectPage;
  params: ListParams;
  onCardIntent?: () => void;
}

/** A page of posts with its pagination. */
export function ProjectPageView({ list, params, onCardIntent, ...turning }: ProjectPageViewProps) {
  return (
    <PostListPage page={params.page} totalPages={list.totalPages} {...turning}>
      <ProjectGrid>
        {list.projects.map((project) => (
          <li key={project.id}>
            <ProjectTile project={project} onIntent={onCardIntent} />
          </li>
        ))}
      </ProjectGrid>
    </PostListPage>
  );
}
