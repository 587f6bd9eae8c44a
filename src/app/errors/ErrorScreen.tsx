import { paths } from '@/shared/routes';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageBody } from '../layout/PageBody';

interface ErrorScreenProps {
  onRetry: () => void;
}

/** Replaces a page that failed to render. */
export function ErrorScreen({ onRetry }: ErrorScreenProps) {
  const title = '문제가 생겨 화면을 보여 드리지 못했어요.';
  useDocumentTitle(title);

  return (
    <PageBody>
      <EmptyState
        page
        role="alert"
        illustration="error"
        title={title}
        actions={
          <>
            <Button onClick={onRetry}>다시 시도</Button>
            {/* Loads the document instead of navigating in the router, which resets the broken state. */}
            <Button variant="gray" to={paths.home} reloadDocument>
              홈으로 가기
            </Button>
          </>
        }
      />
    </PageBody>
  );
}
