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
  /** The post is about to be opened. */
  onIntent?: () => void;
}

/** A post of a list: its card, all of which leads to it. */
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
