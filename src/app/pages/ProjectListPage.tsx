import { PAGE_TEXTS } from '@contract/pageTexts';
import { ProjectBrowser, ProjectListHead } from '@/features/project';
import { SaveSearch } from '@/features/notifications';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { PageBody } from '../layout/PageBody';

// If this prefetch fails, the page loads the script again.
const prefetchDetail = () => void import('./ProjectDetailPage').catch(() => undefined);
const prefetchEditor = () => void import('./ProjectEditorPage').catch(() => undefined);

/** Recruitment posts to browse and search. */
export function ProjectListPage() {
  useDocumentTitle(PAGE_TEXTS.projectList.title);

  return (
    <PageBody>
      <ProjectListHead onWriteIntent={prefetchEditor} />
      <ProjectBrowser onCardIntent={prefetchDetail} saveSearch={(params) => <SaveSearch params={params} />} />
    </PageBody>
  );
}
