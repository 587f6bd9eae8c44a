import { useEffect, useId, useRef } from 'react';
import { NOTIFICATION_TEXTS as TEXT, type MailGroup } from '@contract/notifications';
import { toastError, useGetNotificationSettingsQuery, useSwitchNotificationsMutation } from '@/shared/api';
import { scrollIntoPlace } from '@/shared/lib/scrollIntoPlace';
import { useAppLocation } from '@/shared/routes';
import { Banner } from '@/shared/ui/Banner';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { LoadingText, Skeleton, SkeletonContainer } from '@/shared/ui/Skeleton';
import { Stack, Text } from '@/shared/ui/pieces';
import { Digest } from './Digest';
import { PushDevices } from './PushDevices';
import { SwitchMatrix, type Channel } from './SwitchMatrix';
import * as S from './NotificationSettings.styles';
import { mailReason } from './reasons';

/** The id of the part, which links of other pages and of the first push name. */
const SECTION_ID = 'notifications';

/** Which notices the member gets by mail and by push, and on which devices (D171, D175). */
export function NotificationSettings() {
  const { data: settings, error, isFetching, refetch } = useGetNotificationSettingsQuery();
  const [switchNotifications] = useSwitchNotificationsMutation();
  const headingId = useId();
  const reasonId = useId();
  const pushReasonId = useId();
  const reason = mailReason(settings);
  const section = useRef<HTMLElement>(null);
  const isLoaded = settings !== undefined;
  const isLinked = useAppLocation().hash === `#${SECTION_ID}`;

  // The browser has looked for the part before it was there.
  useEffect(() => {
    if (isLinked && isLoaded && section.current) return scrollIntoPlace(section.current, 'start');
    return undefined;
  }, [isLinked, isLoaded]);

  async function change(channel: Channel, group: MailGroup, on: boolean) {
    const { error: refusal } = await switchNotifications({ channel, groups: { [group]: on } });
    if (refusal) toastError(refusal, TEXT.failed);
  }

  return (
    <S.Section ref={section} id={SECTION_ID} aria-labelledby={headingId}>
      <Stack gap={1}>
        <Text as="h2" size="h3" id={headingId} tabIndex={-1}>
          {TEXT.title}
        </Text>
        <Text size="body-s" weight={500} tone="text-3">
          {TEXT.hint}
        </Text>
      </Stack>
      {reason && (
        <Banner tone="apricot">
          <span id={reasonId}>{reason}</span>
        </Banner>
      )}
      {settings && (
        <>
          <SwitchMatrix
            settings={settings}
            inactiveReasonIds={{
              mail: reason && reasonId,
              push: settings.devices.length === 0 ? pushReasonId : undefined,
            }}
            onChange={(channel, group, on) => void change(channel, group, on)}
          />
          <PushDevices devices={settings.devices} reasonId={pushReasonId} />
          <Digest inactiveReasonId={reason && reasonId} />
        </>
      )}
      {!settings && error !== undefined && <FailedBlock busy={isFetching} onRetry={() => void refetch()} />}
      {!settings && error === undefined && (
        <SkeletonContainer>
          <LoadingText />
          <Skeleton height={420} radius={16} />
        </SkeletonContainer>
      )}
    </S.Section>
  );
}
