import { ARCHIVE_MESSAGES } from '@contract/archive';
import {
  archiveRemovalKey,
  evictArchive,
  usePostRemoval,
  useRemoveArchiveMutation,
  type ArchiveId,
} from '@/shared/api';
import { paths } from '@/shared/routes';

/** Deletes an archive after a confirmation, and navigates to the list (ADET-13). */
export function useArchiveRemoval(id: ArchiveId) {
  const [removeArchive] = useRemoveArchiveMutation({ fixedCacheKey: archiveRemovalKey(id) });

  return usePostRemoval({
    remove: () => removeArchive(id).unwrap(),
    drop: () => evictArchive(id),
    list: paths.archiveList,
    texts: ARCHIVE_MESSAGES,
  });
}
