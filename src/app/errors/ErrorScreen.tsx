import { type ReactNode } from 'react';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageBody } from '../layout/PageBody';

interface ErrorScreenProps {
  title: string;
  onRetry: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** Replaces a page that can't be shown. */
export function ErrorScreen({ title, onRetry, children }: ErrorScreenProps) {
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
            {children}
          </>
        }
      />
    </PageBody>
  );
}
