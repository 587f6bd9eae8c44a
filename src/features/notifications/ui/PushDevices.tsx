import { useId } from 'react';
import { NOTIFICATION_TEXTS, PUSH_TEXTS as TEXT, type PushDevice } from '@contract/notifications';
import { isNotFound, toastError, usePushDevice, useRemovePushDeviceMutation } from '@/shared/api';
import { focusHeadingOnRemoval } from '@/shared/lib/focusHeadingOnRemoval';
import { shortDate } from '@/shared/lib/dates';
import { pushSupport, useStoredDeviceId } from '@/shared/push';
import { toast } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { BellOffIcon, BellRingIcon, Icon, MonitorIcon, MoonIcon, SmartphoneIcon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';
import { Text } from '@/shared/ui/pieces';
import { useTurnOnPush } from '../model/useTurnOnPush';
import { InstallWay } from './InstallWay';
import * as S from './PushDevices.styles';

interface PushDevicesProps {
  devices: readonly PushDevice[];
  /** The id of the text that says why a member without a device gets no pushes. */
  reasonId: string;
}

/** The devices that get pushes, with a button for this one, or the reason why it cannot (D175). */
export function PushDevices({ devices, reasonId }: PushDevicesProps) {
  const headingId = useId();
  const here = useStoredDeviceId();
  const isOnHere = devices.some(({ id }) => id === here);

  return (
    <S.Part aria-labelledby={headingId}>
      <Text as="h3" size="body" weight={700} id={headingId} tabIndex={-1}>
        {TEXT.devices}
      </Text>
      {devices.length > 0 && (
        <S.Rows>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} isHere={device.id === here} />
          ))}
        </S.Rows>
      )}
      {isOnHere ? (
        <S.Quiet>
          <Icon of={MoonIcon} size={18} />
          {TEXT.quiet}
        </S.Quiet>
      ) : (
        <ThisDevice reasonId={reasonId} />
      )}
    </S.Part>
  );
}

const isPhone = (label: string) => /Android|iPhone|iPad/.test(label);

function DeviceRow({ device: { id, label, lastDateTime }, isHere }: { device: PushDevice; isHere: boolean }) {
  const [remove, { isLoading }] = useRemovePushDeviceMutation();
  const withDevice = usePushDevice();
  const nameId = useId();

  async function turnOff() {
    const { error } = await remove(id);
    // One that has ended already is off all the same.
    if (error && !isNotFound(error)) {
      toastError(error, NOTIFICATION_TEXTS.failed);
      return;
    }
    if (isHere) await withDevice('forgetPush');
    toast(TEXT.turnedOff(label));
  }

  return (
    <li ref={focusHeadingOnRemoval}>
      <S.Square data-square aria-hidden>
        <Icon of={isPhone(label) ? SmartphoneIcon : MonitorIcon} size={20} />
      </S.Square>
      <S.Name>
        <span>
          <b id={nameId}>{label}</b>
          {isHere && <Tag tone="pine">{TEXT.here}</Tag>}
        </span>
        <small>{TEXT.lastUse(shortDate(lastDateTime))}</small>
      </S.Name>
      <Button variant="gray" size="small" busy={isLoading} aria-describedby={nameId} onClick={() => void turnOff()}>
        {TEXT.turnOff}
      </Button>
    </li>
  );
}

const REASONS = { denied: TEXT.denied, unsupported: TEXT.unsupported } as const;

/** Switches pushes on in this browser, or says why it cannot have them. */
function ThisDevice({ reasonId }: { reasonId: string }) {
  const { turnOn, isBusy } = useTurnOnPush();
  const support = pushSupport();

  if (support === 'install')
    return (
      <S.Block>
        <InstallWay />
        <p id={reasonId}>{TEXT.install}</p>
      </S.Block>
    );
  return (
    <S.Block>
      <p>
        <S.Square data-square aria-hidden>
          <Icon of={support === 'ready' ? BellRingIcon : BellOffIcon} size={22} />
        </S.Square>
        <span id={reasonId}>{support === 'ready' ? TEXT.quiet : REASONS[support]}</span>
      </p>
      {support === 'ready' && (
        <Button ref={focusHeadingOnRemoval} variant="soft" block busy={isBusy} onClick={() => void turnOn()}>
          {TEXT.turnOn}
        </Button>
      )}
    </S.Block>
  );
}
