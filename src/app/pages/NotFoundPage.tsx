import { MESSAGES } from '@contract/messages';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { PageNotFound } from '@/shared/ui/EmptyState';
import { PageBody } from '../layout/PageBody';

/** Any path the product does not know. */
export function NotFoundPage() {
  useDocumentTitle(MESSAGES.pageNotFound);

  return (
    <PageBody>
      <PageNotFound />
    </PageBody>
  );
}
