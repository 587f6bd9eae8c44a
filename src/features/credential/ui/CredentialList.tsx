import { useState } from 'react';
import { CREDENTIAL_MESSAGES, CREDENTIAL_TEXTS, type CredentialItem } from '@contract/credential';
import { useGetCredentialsQuery } from '@/shared/api';
import { localeDate } from '@/shared/lib/dates';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { Button } from '@/shared/ui/Button';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { EllipsisIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { LoadingText } from '@/shared/ui/Skeleton';
import { Stack } from '@/shared/ui/pieces';
import { useCredentialWrites } from '../model/useCredentialWrites';
import { CredentialDialog } from './CredentialDialog';
import { CredentialState } from './CredentialState';
import * as S from './CredentialList.styles';

/** The own credentials, newest first; each opens its dialog. */
export function CredentialList() {
  const { data: items, error, isFetching, refetch } = useGetCredentialsQuery();
  const [opened, setOpened] = useState<CredentialItem | null>(null);
  // A renewed row has no button for it any more.
  const keepFocus = useFocusRestore();

  if (!items) return error ? <FailedBlock busy={isFetching} onRetry={() => void refetch()} /> : <LoadingText />;
  if (items.length === 0) return <S.Nothing>{CREDENTIAL_MESSAGES.empty}</S.Nothing>;
  return (
    <>
      <Stack as="ul" onFocus={keepFocus}>
        {items.map((item) => (
          <S.Row key={item.id}>
            <div>
              <b>{item.title}</b>
              <small>{localeDate(item.issuedDateTime)}</small>
              {isOutdated(item) && <small>{CREDENTIAL_TEXTS.moved(new URL(item.verifyUrl).host)}</small>}
            </div>
            <CredentialState item={item} />
            {isOutdated(item) && <RenewButton item={item} onRenewed={setOpened} />}
            <IconButton
              label={`${item.title} 증명서 더 보기`}
              icon={EllipsisIcon}
              data-item={item.id}
              onClick={() => setOpened(item)}
            />
          </S.Row>
        ))}
      </Stack>
      {opened && <CredentialDialog item={opened} onChange={setOpened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** A valid credential that names a former address, and can be renewed (D163). */
const isOutdated = ({ moved, withdrawnDateTime, archiveId }: CredentialItem) =>
  moved && withdrawnDateTime === null && archiveId !== null;

interface RenewButtonProps {
  item: CredentialItem;
  onRenewed: (item: CredentialItem) => void;
}

function RenewButton({ item: { archiveId, title }, onRenewed }: RenewButtonProps) {
  const { renew, isIssuing } = useCredentialWrites();
  if (archiveId === null) return null;
  return (
    <Button
      variant="soft"
      size="small"
      busy={isIssuing}
      onClick={() => void renew(archiveId, false).then((item) => item && onRenewed(item))}
    >
      {CREDENTIAL_MESSAGES.renew}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  );
}
