import { useId } from 'react';
import { SECURITY_TEXTS as TEXT, type LoginDevice } from '@contract/security';
import { useEndDeviceMutation, useEndOtherDevicesMutation } from '@/shared/api';
import { shortDate } from '@/shared/lib/dates';
import { confirm } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { HelpIcon, MonitorIcon, SmartphoneIcon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';
import { Text } from '@/shared/ui/pieces';
import { toastRemoval } from '../model/toastRemoval';
import { IconSquare, SecurityPart, SecurityRow } from './SecurityPart';
import * as S from './SecurityParts.styles';

/** Kept logins and open sessions, each with its way out but the own one (D181). */
export function Devices({ devices }: { devices: readonly LoginDevice[] }) {
  const [endOthers, { isLoading }] = useEndOtherDevicesMutation();
  const hasOthers = devices.some(({ current }) => !current);

  async function logOutOthers() {
    if (!(await confirm({ title: TEXT.askLogOutOthers, confirmLabel: TEXT.logOut }))) return;
    const { error } = await endOthers();
    toastRemoval(error, TEXT.loggedOut);
  }

  return (
    <SecurityPart title={TEXT.devices}>
      <S.Rows>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </S.Rows>
      {hasOthers ? (
        <S.OwnAction>
          <Button variant="gray" size="small" busy={isLoading} onClick={() => void logOutOthers()}>
            {TEXT.logOutOthers}
          </Button>
        </S.OwnAction>
      ) : (
        <Text size="body-s" weight={500} tone="text-3">
          {TEXT.noOtherDevices}
        </Text>
      )}
    </SecurityPart>
  );
}

function DeviceRow({ device: { id, device, current, kept, ...times } }: { device: LoginDevice }) {
  const [end, { isLoading }] = useEndDeviceMutation();
  const nameId = useId();

  async function logOut() {
    if (!(await confirm({ title: TEXT.askLogOut(device), confirmLabel: TEXT.logOut }))) return;
    const { error } = await end(id);
    toastRemoval(error, TEXT.loggedOut);
  }

  return (
    <SecurityRow
      square={<IconSquare icon={iconOf(device)} />}
      name={device}
      nameId={nameId}
      tags={
        <>
          {current && <Tag tone="pine">{TEXT.thisDevice}</Tag>}
          {kept && <Tag>{TEXT.kept}</Tag>}
        </>
      }
      dates={TEXT.deviceDates(shortDate(times.firstDateTime), shortDate(times.lastDateTime))}
      actions={
        !current && (
          <Button
            variant="gray"
            size="small"
            busy={isLoading}
            data-item={id}
            aria-describedby={nameId}
            onClick={() => void logOut()}
          >
            {TEXT.logOut}
          </Button>
        )
      }
    />
  );
}

function iconOf(device: string) {
  if (/^(iPhone|iPad|Android)/.test(device)) return SmartphoneIcon;
  return device === TEXT.unknownDevice ? HelpIcon : MonitorIcon;
}
