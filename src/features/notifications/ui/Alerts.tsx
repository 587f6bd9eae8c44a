import { useId } from 'react';
import { NOTIFICATION_TEXTS } from '@contract/notifications';
import { SAVED_SEARCH_TEXTS as TEXT, type SavedSearch, type SearchChangePayload } from '@contract/savedSearch';
import {
  toastError,
  toastOutcome,
  useChangeAlertMutation,
  useDeleteAlertMutation,
  useGetAlertsQuery,
} from '@/shared/api';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { paths } from '@/shared/routes';
import { confirm } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { EmptyState, FailedBlock } from '@/shared/ui/EmptyState';
import { AlertIcon, Icon, TrashIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { LoadingText, Skeleton, SkeletonContainer } from '@/shared/ui/Skeleton';
import { Text } from '@/shared/ui/pieces';
import { Switch } from '@/shared/ui/Switch';
import * as S from './Alerts.styles';
import { MailChoice } from './MailChoice';
import { mailReason, pushReason } from './reasons';
import { useAgreement } from './useAgreement';

/** 내 알림 조건: the saved searches of the member (D176). @param headingId of the page's heading, for the focus */
export function Alerts({ headingId }: { headingId: string }) {
  const { data: alerts, error, isFetching, refetch } = useGetAlertsQuery();
  const agreement = useAgreement();
  const keepFocus = useFocusRestore(headingId);

  if (!alerts && error !== undefined) return <FailedBlock busy={isFetching} onRetry={() => void refetch()} />;
  if (!alerts) {
    return (
      <SkeletonContainer>
        <LoadingText />
        <S.Skeletons>
          <Skeleton height={104} radius={16} />
          <Skeleton height={104} radius={16} />
        </S.Skeletons>
      </SkeletonContainer>
    );
  }
  if (alerts.length === 0) {
    return (
      <EmptyState
        illustration="no-alarm"
        title={TEXT.empty}
        hint={TEXT.emptyHint}
        actions={
          <Button variant="soft" to={paths.projectList}>
            {TEXT.show}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <S.Rows onFocus={keepFocus}>
        {alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} agreement={agreement} />
        ))}
      </S.Rows>
      {agreement.agreedDate !== null && (
        <Text size="caption" tone="text-3" above={4}>
          {NOTIFICATION_TEXTS.agreement.given(agreement.agreedDate)} {NOTIFICATION_TEXTS.agreement.freeWayOut}
        </Text>
      )}
    </>
  );
}

interface AlertRowProps {
  alert: SavedSearch;
  agreement: ReturnType<typeof useAgreement>;
}

function AlertRow({ alert, agreement }: AlertRowProps) {
  const { id, name } = alert;
  const [remove] = useDeleteAlertMutation();
  const nameId = useId();

  async function ask() {
    const title = name === null ? TEXT.gone : TEXT.deleteTitle(name);
    if (!(await confirm({ title, confirmLabel: '삭제', danger: true }))) return;
    const { error } = await remove(id);
    if (toastOutcome(error, TEXT.deleted)) await agreement.sayEnd();
  }

  return (
    <li data-item={id} tabIndex={-1} role="group" aria-labelledby={nameId}>
      <S.Head>
        {name === null ? (
          <S.Gone id={nameId}>
            <Icon of={AlertIcon} size={18} />
            {TEXT.gone}
          </S.Gone>
        ) : (
          <S.Name id={nameId}>{name}</S.Name>
        )}
        <IconButton label={TEXT.deleteLabel(name ?? TEXT.gone)} icon={TrashIcon} onClick={() => void ask()} />
      </S.Head>
      {name !== null && <Channels alert={alert} agreement={agreement} />}
    </li>
  );
}

function Channels({ alert: { id, query, mail, push }, agreement }: AlertRowProps) {
  const [change] = useChangeAlertMutation();
  const reasonId = useId();
  const [noMail, noPush] = [mailReason(agreement.settings), pushReason(agreement.settings)];

  async function save(next: SearchChangePayload) {
    const turnsOn = next.push === true || (next.mail !== undefined && next.mail !== 'OFF' && mail === 'OFF');
    const answer = turnsOn ? await agreement.ask() : {};
    if (!answer) return;
    const { error } = await change({ id, ...next, ...answer });
    if (error) toastError(error, NOTIFICATION_TEXTS.failed);
    else if (!turnsOn) await agreement.sayEnd();
  }

  return (
    <>
      <S.Channels>
        <MailChoice value={mail} inactiveReasonId={noMail && reasonId} onChange={(next) => void save({ mail: next })} />
        <S.Push>
          <Switch
            label={TEXT.push}
            checked={push}
            inactiveReasonId={noPush && `${reasonId}-push`}
            onChange={(next) => void save({ push: next })}
          />
        </S.Push>
        <Button variant="gray" size="small" to={`${paths.projectList}?${query}`}>
          {TEXT.show}
        </Button>
      </S.Channels>
      {noMail && (
        <Text size="caption" tone="text-3" above={2} id={reasonId}>
          {noMail}
        </Text>
      )}
      {noPush && (
        <Text size="caption" tone="text-3" above={2} id={`${reasonId}-push`}>
          {noPush}
        </Text>
      )}
    </>
  );
}
