import { idTag, listTag, RECORD_TAGS, type Tag } from './tags';

type InvalidatedTag = Tag | 'Evaluation';

/** At most one call per second (F21). */
const INTERVAL = 1_000;

interface ArchiveChanges {
  invalidate: (tags: InvalidatedTag[]) => void;
  /** The member is deleting or declining this archive in this tab: a refetch would be a 404. */
  isRemoving: (archiveId: number) => boolean;
}

/**
 * Collects archive events and invalidates what they changed: at once, then at most once per interval.
 * @returns takes the id of an archive, or null when any of them may have changed
 */
export function throttleArchives({ invalidate, isRemoving }: ArchiveChanges): (archiveId: number | null) => void {
  const waiting = new Set<number | null>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    timer = undefined;
    if (waiting.size === 0) return;
    const tags = [...waiting].flatMap((id) => (id !== null && isRemoving(id) ? LISTS : tagsOf(id)));
    waiting.clear();
    timer = setTimeout(flush, INTERVAL);
    invalidate(tags);
  }

  return (archiveId) => {
    waiting.add(archiveId);
    if (timer === undefined) flush();
  };
}

const LISTS = [listTag('Archive'), idTag('Profile', 'own'), ...RECORD_TAGS];

const tagsOf = (archiveId: number | null): InvalidatedTag[] =>
  archiveId === null ? ['Evaluation'] : [idTag('Evaluation', archiveId), idTag('Archive', archiveId), ...LISTS];
