import { useState } from 'react';
import { CREDENTIAL_MESSAGES, type CredentialItem } from '@contract/credential';
import { useGetCredentialsQuery } from '@/shared/api';
import { localeDate } from '@/shared/lib/dates';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { EllipsisIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { LoadingText } from '@/shared/ui/Skeleton';
import { CredentialDialog } from './CredentialDialog';
import { CredentialState } from './CredentialState';
import * as S from './CredentialList.styles';

/** The own credentials, newest first; each opens its dialog. */
export function CredentialList() {
  const { data: items, error, isFetching, refetch } = useGetCredentialsQuery();
  const [opened, setOpened] = useState<CredentialItem | null>(null);

  if (!items) return error ? <FailedBlock busy={isFetching} onRetry={() => void refetch()} /> : <LoadingText />;
  if (items.length === 0) return <S.Nothing>{CREDENTIAL_MESSAGES.empty}</S.Nothing>;
  return (
    <>
      <ul>
        {items.map((item) => (
          <S.Row key={item.id}>
            <div>
              <b>{item.title}</b>
              <small>{localeDate(item.issuedDateTime)}</small>
            </div>
            <CredentialState item={item} />
            <IconButton label={`${item.title} 증명서 더 보기`} icon={EllipsisIcon} onClick={() => setOpened(item)} />
          </S.Row>
        ))}
      </ul>
      {opened && <CredentialDialog item={opened} onChange={setOpened} onClose={() => setOpened(null)} />}
    </>
  );
}
