import { MESSAGES } from '@contract/messages';
import { focusHeadingOnRemoval } from '@/shared/lib/focusHeadingOnRemoval';
import { useOnline, useOnReconnect } from '@/shared/lib/useOnline';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';

interface FailedBlockProps {
  onRetry: () => void;
  /** The retry is in flight. */
  busy?: boolean;
  title?: string;
  hint?: string;
  className?: string;
}

/** The error state of content that failed to load. Retries when the connection is back. */
export function FailedBlock({ onRetry, busy, title = '내용을 불러오지 못했어요.', hint, className }: FailedBlockProps) {
  const isOnline = useOnline();
  useOnReconnect(onRetry);

  return (
    <EmptyState
      illustration="error"
      role="alert"
      title={isOnline ? title : MESSAGES.offline}
      hint={isOnline ? hint : undefined}
      className={className}
      actions={
        <Button ref={focusHeadingOnRemoval} variant="soft" busy={busy} onClick={onRetry}>
          다시 시도
        </Button>
      }
    />
  );
}
