import { type ProjectPage, type ListPlace } from '@contract/project';
import { PostList } from '@/entities/post';
import { ProjectGrid } from '@/entities/project';
import { Pager } from '@/shared/ui/Pager';
import { ProjectTile } from './ProjectTile';

interface ProjectPageViewProps {
  list: ProjectPage;
  place: ListPlace;
  /** The page before, shown until the one asked for is here. */
  isStale: boolean;
  addressOf: (page: number) => string;
  prefetchPage: (page: number) => void;
  /** Another page is asked for. */
  onTurn: () => void;
  onCardIntent?: () => void;
}

/** One page of posts and the way to the others. */
export function ProjectPageView({
  list,
  place,
  isStale,
  addressOf,
  prefetchPage,
  onTurn,
  onCardIntent,
}: ProjectPageViewProps) {
  return (
    <>
      <PostList.Page aria-busy={isStale}>
        <ProjectGrid>
          {list.projects.map((project) => (
            <li key={project.id}>
              <ProjectTile project={project} onIntent={onCardIntent} />
            </li>
          ))}
        </ProjectGrid>
      </PostList.Page>
      <PostList.PagerPlace>
        <Pager
          page={place.page}
          totalPages={list.totalPages}
          hrefFor={addressOf}
          onChange={onTurn}
          onIntent={prefetchPage}
        />
      </PostList.PagerPlace>
    </>
  );
}
