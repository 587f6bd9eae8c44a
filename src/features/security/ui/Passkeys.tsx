import { useEffect, useId, useRef, useState } from 'react';
import { LIMITS } from '@contract/limits';
import { PASSKEY_MESSAGES, PASSKEY_TEXTS as TEXT } from '@contract/passkey';
import { type Passkey } from '@contract/security';
import { useGetLoginWaysQuery } from '@/shared/api';
import { shortDate } from '@/shared/lib/dates';
import { knowsPasskeys } from '@/shared/passkey';
import { Button } from '@/shared/ui/Button';
import { FingerprintIcon, Icon, PlusIcon } from '@/shared/ui/Icon';
import { Text } from '@/shared/ui/pieces';
import { useNewPasskey } from '../model/useNewPasskey';
import { usePasskeyRemoval } from '../model/usePasskeyRemoval';
import { PasskeyName } from './PasskeyName';
import { IconSquare, SecurityPart, SecurityRow } from './SecurityPart';
import * as S from './SecurityParts.styles';

/** The own passkeys (D183). */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { add, isAdding, addedId } = useNewPasskey();

  return (
    <SecurityPart title={TEXT.title} hint={TEXT.hint}>
      {passkeys.length === 0 ? (
        <Text size="body-s" weight={500} tone="text-3">
          {TEXT.none}
        </Text>
      ) : (
        <S.Rows>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isNew={passkey.id === addedId} />
          ))}
        </S.Rows>
      )}
      <AddButton isFull={passkeys.length >= LIMITS.passkeys} isAdding={isAdding} onAdd={add} />
    </SecurityPart>
  );
}

interface AddButtonProps {
  isFull: boolean;
  isAdding: boolean;
  onAdd: () => void;
}

/** Renders nothing where there can be no passkeys. */
function AddButton({ isFull, isAdding, onAdd }: AddButtonProps) {
  const isKnown = knowsPasskeys();
  const { data: ways } = useGetLoginWaysQuery(undefined, { skip: !isKnown });
  const reasonId = useId();

  if (!isKnown || !ways?.passkeys) return null;
  return (
    <S.OwnAction>
      <Button
        variant="soft"
        size="small"
        icon={<Icon of={PlusIcon} size={18} />}
        busy={isAdding}
        inactive={isFull}
        aria-describedby={isFull ? reasonId : undefined}
        onClick={onAdd}
      >
        {TEXT.add}
      </Button>
      {isFull && (
        <Text size="caption" tone="text-3" id={reasonId}>
          {PASSKEY_MESSAGES.tooMany}
        </Text>
      )}
    </S.OwnAction>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  /** Was just added: it gets the focus. */
  isNew: boolean;
}

function PasskeyRow({ passkey, isNew }: PasskeyRowProps) {
  const { id, name, createdDateTime, usedDateTime } = passkey;
  const [isRenaming, setIsRenaming] = useState(false);
  const [getsFocus, setGetsFocus] = useState(isNew);
  const { remove, isRemoving } = usePasskeyRemoval();
  const nameId = useId();

  function closeName() {
    setIsRenaming(false);
    setGetsFocus(true);
  }

  if (isRenaming) return <PasskeyName passkey={passkey} onClose={closeName} />;
  return (
    <SecurityRow
      square={<IconSquare icon={FingerprintIcon} look="pine" />}
      name={name}
      nameId={nameId}
      dates={TEXT.dates(shortDate(createdDateTime), usedDateTime && shortDate(usedDateTime))}
      actions={
        <>
          <RenameButton id={id} nameId={nameId} getsFocus={getsFocus} onPress={() => setIsRenaming(true)} />
          <Button
            variant="gray"
            size="small"
            aria-describedby={nameId}
            busy={isRemoving}
            onClick={() => void remove(id)}
          >
            {TEXT.remove}
          </Button>
        </>
      }
    />
  );
}

interface RenameButtonProps {
  id: string;
  nameId: string;
  /** When it appears: in a new row, and after the name was edited. */
  getsFocus: boolean;
  onPress: () => void;
}

function RenameButton({ id, nameId, getsFocus, onPress }: RenameButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (getsFocus) button.current?.focus();
  }, [getsFocus]);

  return (
    <Button ref={button} variant="gray" size="small" data-item={id} aria-describedby={nameId} onClick={onPress}>
      {TEXT.rename}
    </Button>
  );
}
