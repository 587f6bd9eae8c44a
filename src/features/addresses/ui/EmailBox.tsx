import { type MailKind, MAIL_TEXTS } from '@contract/mails';
import { useGetMailsQuery } from '@/shared/api';
import { type ButtonProps } from '@/shared/ui/Button';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { Text } from '@/shared/ui/pieces';
import { LoadingText } from '@/shared/ui/Skeleton';
import { CodeBox } from './CodeBox';

interface EmailBoxProps {
  variant?: ButtonProps['variant'];
  wide?: boolean;
  /** The e-mail was confirmed here. */
  onConfirmed: () => void;
}

/** The code box of an unconfirmed e-mail with the state of its request. */
export function EmailBox({ onConfirmed, ...box }: EmailBoxProps) {
  const { data: mails, error, isFetching, refetch } = useGetMailsQuery();

  if (mails?.email.confirmedDateTime) return <Confirmed kind="email" />;
  if (mails) return <CodeBox kind="email" mails={mails} {...box} onConfirmed={onConfirmed} />;
  return error ? <FailedBlock busy={isFetching} onRetry={() => void refetch()} /> : <LoadingText />;
}

/** The sentence that replaces the box. */
export function Confirmed({ kind }: { kind: MailKind }) {
  return (
    <Text role="status" size="body-s" weight={600} tone="primary-text">
      {MAIL_TEXTS.done[kind]}
    </Text>
  );
}
