import { MESSAGES } from '@contract/messages';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { PageNotFound } from '@/shared/ui/EmptyState';
import { PageBody } from '../layout/PageBody';

/** Any unknown path. */
export function NotFoundPage() {
  useDocumentTitle(MESSAGES.pageNotFound);

  return (
    <PageBody>
      <PageNotFound />
    </PageBody>
  );
}
