import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
}

/** Shows the error page in place of what could not be drawn (D6). React offers this to classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error ?? new Error('Something was thrown that is no error.') };
  }

  retry = () => {
    // A page's script that could not be fetched stays missing until the document is loaded anew: after a release,
    // the old document asks for scripts that are gone.
    if (isMissingScript(this.state.error)) window.location.reload();
    else this.setState({ error: null });
  };

  override render() {
    return this.state.error === null ? this.props.children : <ErrorScreen onRetry={this.retry} />;
  }
}

const isMissingScript = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';
