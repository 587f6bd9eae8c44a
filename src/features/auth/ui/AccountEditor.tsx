import { type ReactNode } from 'react';
import { useGetAccountQuery } from '@/shared/api';
import { paths } from '@/shared/routes';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { SkeletonContainer, LoadingText, Skeleton, useDelayedLoading } from '@/shared/ui/Skeleton';
import { Stack } from '@/shared/ui/pieces';
import { usePasswordChangedElsewhere } from '../model/usePasswordChangedElsewhere';
import { AccountForm, type AccountFormProps } from './AccountForm';
import * as S from './AccountForm.styles';
import { QuietLink } from './AuthForm.styles';
import { DataExport } from './DataExport';

interface AccountEditorProps {
  /** The ways into the account, below its form. */
  security: ReactNode;
  /** Further settings, above the own data. */
  settings: ReactNode;
  /** What stands below the own data. */
  others: ReactNode;
}

/** The login information as the server has it, to be changed. */
export function AccountEditor(parts: AccountEditorProps) {
  const { data: account, isFetching, error, refetch } = useGetAccountQuery();
  const skeletonStays = useDelayedLoading(!account && !error);

  if (skeletonStays) return <AccountSkeleton />;
  if (account) return <Account account={account} {...parts} />;
  return error ? <FailedBlock busy={isFetching} onRetry={() => void refetch()} /> : <AccountSkeleton waiting />;
}

function Account({ account, security, settings, others }: AccountFormProps & AccountEditorProps) {
  usePasswordChangedElsewhere(account);

  return (
    <Stack gap={7}>
      <AccountForm account={account} />
      {!account.mustChangePassword && (
        <>
          {security}
          <S.Apart>{settings}</S.Apart>
          <S.Apart>
            <DataExport />
          </S.Apart>
          {others}
          <S.End>
            <QuietLink to={paths.withdraw}>회원 탈퇴</QuietLink>
          </S.End>
        </>
      )}
    </Stack>
  );
}

const FIELDS = ['username', 'email', 'phone', 'address'];

function AccountSkeleton({ waiting }: { waiting?: boolean }) {
  return (
    <SkeletonContainer waiting={waiting}>
      <S.Form as="div">
        <LoadingText />
        {FIELDS.map((field) => (
          <Skeleton key={field} height={80} radius={12} />
        ))}
      </S.Form>
    </SkeletonContainer>
  );
}
