import { anchorOf } from './postComment';

/** Focus target when a comment is removed: the next comment, else the previous one, else the heading. */
export function findNextComment(removedId: number): HTMLElement | null {
  const comment = document.getElementById(anchorOf(removedId));
  const section = comment?.closest('section');
  const comments = [...(section?.querySelectorAll('article') ?? [])];
  const index = comments.findIndex(({ id }) => id === anchorOf(removedId));
  return comments[index + 1] ?? comments[index - 1] ?? section?.querySelector('h2') ?? null;
}
