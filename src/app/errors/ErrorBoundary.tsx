import { Component, type ReactNode } from 'react';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { PageLoadError } from '../lazyPage';
import { ErrorScreen } from './ErrorScreen';
import { OfflineScreen } from './OfflineScreen';

interface ErrorBoundaryProps {
  /** Drops the cached responses, so that a page that failed on one of them refetches. */
  onRetry: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  /** The script of a page is missing because there was no connection. */
  isOffline: boolean;
}

const NO_ERROR: ErrorBoundaryState = { error: null, isOffline: false };

/** Shows the error page when rendering fails (D6). React supports error boundaries as classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = NO_ERROR;

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return {
      error: error ?? new Error('Something was thrown that is no error.'),
      isOffline: error instanceof PageLoadError && !navigator.onLine,
    };
  }

  retry = () => {
    const { error, isOffline } = this.state;
    // Online, a missing script stays missing until the document is reloaded: after a release, the old document requests
    // removed scripts.
    if (isMissingScript(error) && !isOffline) {
      window.location.reload();
      return;
    }
    if (error instanceof PageLoadError) error.reset();
    else this.props.onRetry();
    this.setState(NO_ERROR);
  };

  override render() {
    const { error, isOffline } = this.state;
    if (error === null) return this.props.children;
    if (isOffline) return <OfflineScreen onRetry={this.retry} />;
    return (
      <ErrorScreen title="문제가 생겨 화면을 보여 드리지 못했어요." onRetry={this.retry}>
        {/* Loads the document instead of navigating in the router, which resets the broken state. */}
        <Button variant="gray" to={paths.home} reloadDocument>
          홈으로 가기
        </Button>
      </ErrorScreen>
    );
  }
}

const isMissingScript = (error: unknown) =>
  error instanceof PageLoadError || (error instanceof Error && error.name === 'ChunkLoadError');
