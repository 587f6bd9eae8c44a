import { MESSAGES } from '@contract/messages';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { useOnReconnect } from '@/shared/lib/useOnline';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageBody } from '../layout/PageBody';

interface OfflineScreenProps {
  onRetry: () => void;
}

/** Replaces a page whose script could not be loaded offline; retries when the connection is back. */
export function OfflineScreen({ onRetry }: OfflineScreenProps) {
  useDocumentTitle(MESSAGES.offline);
  useOnReconnect(onRetry);

  return (
    <PageBody>
      <EmptyState
        page
        role="alert"
        illustration="error"
        title={MESSAGES.offline}
        actions={<Button onClick={onRetry}>다시 시도</Button>}
      />
    </PageBody>
  );
}
