import { useGetAccountQuery } from '@/shared/api';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { LoadingText, Skeleton, useCalmLoading } from '@/shared/ui/Skeleton';
import { AccountForm } from './AccountForm';
import * as S from './AccountForm.styles';

/** The login information as the server has it, to be changed. */
export function AccountEditor() {
  const { data: account, isFetching, error, refetch } = useGetAccountQuery();
  const skeletonStays = useCalmLoading(!account && !error);

  if (skeletonStays) return <AccountSkeleton />;
  if (account) return <AccountForm account={account} />;
  return error ? <FailedBlock busy={isFetching} onRetry={() => void refetch()} /> : null;
}

const FIELDS = ['username', 'email', 'phone', 'address'];

function AccountSkeleton() {
  return (
    <S.Form as="div">
      <LoadingText />
      {FIELDS.map((field) => (
        <Skeleton key={field} height={80} radius={12} />
      ))}
    </S.Form>
  );
}
