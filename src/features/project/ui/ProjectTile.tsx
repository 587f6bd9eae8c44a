import { useLocation } from 'react-router-dom';
import { type ProjectItem } from '@contract/project';
import { ProjectCard } from '@/entities/project';
import { RoleChips } from '@/entities/skill';
import { paths, type FromList } from '@/shared/routes';
import { CardBookmark } from './ProjectBookmark';

/** The number of roles that fit above a title; the others are counted (look §4). */
export const ROLES_SHOWN = 3;

interface ProjectTileProps {
  project: ProjectItem;
  /** Called before the post is opened, to prefetch it. */
  onIntent?: () => void;
}

/** A post of the list as a card with a link. */
export function ProjectTile({ project, onIntent }: ProjectTileProps) {
  const { search } = useLocation();

  return (
    <ProjectCard
      project={project}
      roles={<RoleChips roles={project.roles} seats={project.seats} max={ROLES_SHOWN} quiet={project.closed} />}
      corner={<CardBookmark project={project} />}
      to={paths.projectDetail(project.id)}
      state={{ listSearch: search, title: project.title } satisfies FromList}
      onIntent={onIntent}
    />
  );
}
