import { RECORD_MESSAGES } from '@contract/record';
import { useGetOwnRecordQuery } from '@/shared/api';
import { paths, withBackTo } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Actions } from './ProfileHeader.styles';

/** Links to the own record, if it can have content, and to the form of the profile. */
export function OwnActions({ hasRecord }: { hasRecord: boolean }) {
  return (
    <Actions>
      {hasRecord && <RecordLink />}
      <Button to={paths.profileEdit} variant="gray" block>
        프로필 수정
      </Button>
    </Actions>
  );
}

function RecordLink() {
  const { data: record, isLoading } = useGetOwnRecordQuery();
  const isOn = record?.enabled && record.code !== null;

  if (isLoading) return <Skeleton height={48} radius={12} />;
  return (
    <Button
      to={isOn ? paths.record(record.code ?? '') : paths.recordSettings}
      state={isOn ? undefined : withBackTo({ to: paths.myPage, label: '프로필' })}
      block
    >
      {isOn ? RECORD_MESSAGES.ownRecord : RECORD_MESSAGES.enabled}
    </Button>
  );
}
