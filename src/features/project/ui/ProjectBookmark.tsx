import { type ProjectDetail, type ProjectItem } from '@contract/project';
import { BookmarkButton } from '@/shared/ui/BookmarkButton';
import { useProjectBookmark } from '../model/useProjectBookmark';

/** The bookmark on the page of a post, with its count. */
export function ProjectBookmark({ project }: { project: ProjectDetail }) {
  const toggle = useProjectBookmark(project);
  return <BookmarkButton isBookmark={project.isBookmark} count={project.bookmarks} onToggle={toggle} />;
}

/** The bookmark in the corner of a card, which shows the count itself. */
export function CardBookmark({ project }: { project: ProjectItem }) {
  const toggle = useProjectBookmark(project);
  return <BookmarkButton of={project.title} isBookmark={project.isBookmark} onToggle={toggle} />;
}
