import { useId, useState, type ReactNode } from 'react';
import {
  isAdvertising,
  MAIL_LIST_LABELS,
  NOTIFICATION_TEXTS,
  type MailList,
  type Unsubscription,
} from '@contract/notifications';
import { errorStatus, toastError, useGetUnsubscriptionQuery, useSwitchListMutation } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Banner } from '@/shared/ui/Banner';
import { Button } from '@/shared/ui/Button';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { LoadingText, Skeleton, SkeletonContainer } from '@/shared/ui/Skeleton';
import { Stack, Text } from '@/shared/ui/pieces';
import { MailSwitches } from './MailSwitches';

const TEXT = NOTIFICATION_TEXTS.unsubscribe;

interface UnsubscribeProps {
  token: string;
  /** Draws the title of the page. */
  heading: (text: string) => ReactNode;
}

/** The way out of the mails of a link, without a login; opening it changes nothing (D173). */
export function Unsubscribe({ token, heading }: UnsubscribeProps) {
  const { data, error, isFetching, refetch } = useGetUnsubscriptionQuery(token, { skip: token === '' });
  const isBad = token === '' || errorStatus(error) === 400;

  return (
    <Stack gap={6} fills>
      {heading(TEXT.title)}
      {data && <Lists token={token} subscription={data} />}
      {isBad && (
        <Stack gap={5}>
          <Text tone="text-2" center>
            {TEXT.badToken}
          </Text>
          <Button to={`${paths.account}#notifications`} size="large" block>
            {NOTIFICATION_TEXTS.title}
          </Button>
        </Stack>
      )}
      {!data && error !== undefined && !isBad && <FailedBlock busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && !isBad && (
        <SkeletonContainer>
          <LoadingText />
          <Skeleton height={360} radius={16} />
        </SkeletonContainer>
      )}
    </Stack>
  );
}

interface ListsProps {
  token: string;
  subscription: Unsubscription;
}

function Lists({ token, subscription: { named, lists } }: ListsProps) {
  const [switchList, { isLoading }] = useSwitchListMutation();
  const [isDone, setIsDone] = useState(false);
  const reasonId = useId();
  const isClosed = (list: MailList) => isAdvertising(list) && !lists[list];

  async function change(list: MailList, on: boolean): Promise<boolean> {
    const { error } = await switchList({ token, list, on });
    if (error) toastError(error, NOTIFICATION_TEXTS.failed);
    return !error;
  }

  /** All lists of the mail, one after the other. */
  async function changeAll(on: boolean) {
    for (const list of named) if (!(await change(list, on))) return;
    setIsDone(!on);
  }

  return (
    <Stack gap={6}>
      <Text tone="text-2" center>
        {`‘${named.map((list) => MAIL_LIST_LABELS[list]).join(', ')}’ 알림`}
      </Text>
      <div role="status">
        {isDone && (
          <Banner
            action={named.some(isAdvertising) ? undefined : { label: TEXT.again, onClick: () => void changeAll(true) }}
          >
            {TEXT.done}
          </Banner>
        )}
      </div>
      {!isDone && (
        <Button size="large" block busy={isLoading} onClick={() => void changeAll(false)}>
          {TEXT.button}
        </Button>
      )}
      <MailSwitches
        label={NOTIFICATION_TEXTS.mail}
        switches={lists}
        inactiveReasonOf={(list) => (isClosed(list) ? reasonId : undefined)}
        onChange={(list, on) => void change(list, on)}
      />
      {(isClosed('FOUND') || isClosed('DIGEST')) && (
        <Text size="caption" tone="text-3" id={reasonId}>
          {TEXT.onlyWithLogin}
        </Text>
      )}
    </Stack>
  );
}
