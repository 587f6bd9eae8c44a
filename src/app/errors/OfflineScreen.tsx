import { MESSAGES } from '@contract/messages';
import { useOnReconnect } from '@/shared/lib/useOnline';
import { ErrorScreen } from './ErrorScreen';

interface OfflineScreenProps {
  onRetry: () => void;
}

/** Replaces a page whose script could not be loaded offline; retries when the connection is back. */
export function OfflineScreen({ onRetry }: OfflineScreenProps) {
  useOnReconnect(onRetry);
  return <ErrorScreen title={MESSAGES.offline} onRetry={onRetry} />;
}
