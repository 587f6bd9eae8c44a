import { PASSKEY_TEXTS } from '@contract/passkey';
import { SECURITY_TEXTS } from '@contract/security';
import { useGetSecurityQuery } from '@/shared/api';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { LoadingText, Skeleton, useDelayedLoading } from '@/shared/ui/Skeleton';
import { Stack } from '@/shared/ui/pieces';
import { Activity } from './Activity';
import { Devices } from './Devices';
import { Passkeys } from './Passkeys';
import { SocialLogins } from './SocialLogins';
import { SecurityPart } from './SecurityPart';
import * as S from './SecurityParts.styles';

/** The ways into the own account, and what happened to it: one query for all parts (D181 to D184). */
export function SecuritySections() {
  const { data: security, error, isFetching, refetch } = useGetSecurityQuery();
  const skeletonStays = useDelayedLoading(!security && !error);

  if (!security && error) return <FailedBlock busy={isFetching} onRetry={() => void refetch()} />;
  if (!security || skeletonStays) return <PartsSkeleton />;
  return (
    <>
      <Passkeys passkeys={security.passkeys} />
      <SocialLogins social={security.social} />
      <Devices devices={security.devices} />
      <Activity events={security.events} />
    </>
  );
}

const TITLES = [PASSKEY_TEXTS.title, SECURITY_TEXTS.devices, SECURITY_TEXTS.activity];
const ROWS = [0, 1];

function PartsSkeleton() {
  return (
    <>
      <LoadingText />
      {TITLES.map((title) => (
        <SecurityPart key={title} title={title}>
          <div>
            {ROWS.map((row) => (
              <S.SkeletonRow key={row} aria-hidden>
                <Skeleton width={40} height={40} radius={12} />
                <Stack gap={2}>
                  <Skeleton width={180} height={16} radius={8} />
                  <Skeleton width={120} height={13} radius={8} />
                </Stack>
              </S.SkeletonRow>
            ))}
          </div>
        </SecurityPart>
      ))}
    </>
  );
}
