import { seatLabels, seatSentences, type ProjectItem } from '@contract/project';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';

/** "2/5명", for screen readers "5명 중 2명": the number of joined members of a post without seats by role. */
export function FilledCount(post: Pick<ProjectItem, 'personnel' | 'filled'>) {
  const places = { ...post, seats: [] };
  return (
    <>
      <span aria-hidden>{seatLabels(places)}</span>
      <VisuallyHidden>{seatSentences(places)}</VisuallyHidden>
    </>
  );
}
