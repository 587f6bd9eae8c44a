import { ArchiveBrowser, ArchiveListHead } from '@/features/archive';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { PageBody } from '../layout/PageBody';

// If this prefetch fails, the page loads the script again.
const prefetchDetail = () => void import('./ArchiveDetailPage').catch(() => undefined);
const prefetchEditor = () => void import('./ArchiveEditorPage').catch(() => undefined);

/** Finished projects to browse and search. */
export function ArchiveListPage() {
  useDocumentTitle('아카이브');

  return (
    <PageBody>
      <ArchiveListHead onWriteIntent={prefetchEditor} />
      <ArchiveBrowser onCardIntent={prefetchDetail} />
    </PageBody>
  );
}
