import { ARCHIVE_MESSAGES, DELETED_TEXTS, type ArchiveDetail } from '@contract/archive';
import { archiveRemovalKey, evictArchive, usePostRemoval, useRemoveArchiveMutation } from '@/shared/api';
import { paths } from '@/shared/routes';

/** Deletes an archive after a confirmation, and navigates to the list (ADET-13). */
export function useArchiveRemoval(archive: ArchiveDetail) {
  const { id } = archive;
  const [removeArchive] = useRemoveArchiveMutation({ fixedCacheKey: archiveRemovalKey(id) });

  return usePostRemoval({
    remove: () => removeArchive(id).unwrap(),
    drop: () => evictArchive(id),
    list: paths.archiveList,
    texts: ARCHIVE_MESSAGES,
    remains: provesOthers(archive) ? DELETED_TEXTS.question : undefined,
  });
}

/** Whether what the team confirmed stays for others: a published archive confirms a living member other than its writer (D164). */
const provesOthers = ({ published, members, writerId }: ArchiveDetail) =>
  published && members.some(({ memberId, nickname }) => memberId !== writerId && nickname !== null);
