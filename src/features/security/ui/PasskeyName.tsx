import { type KeyboardEvent, useEffect, useRef } from 'react';
import { findProblems } from '@contract/firstMessage';
import { PASSKEY_MESSAGES, passkeyNameRules, PASSKEY_TEXTS } from '@contract/passkey';
import { type Passkey, PROOF_TEXTS } from '@contract/security';
import { passkeysApi, useSubmit } from '@/shared/api';
import { AppForm, FormTextField, SubmitButton } from '@/shared/forms';
import { toast } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { FingerprintIcon } from '@/shared/ui/Icon';
import { IconSquare } from './SecurityPart';
import * as S from './SecurityParts.styles';

interface PasskeyNameProps {
  passkey: Passkey;
  onClose: () => void;
}

/** The name of a passkey as a field in its row; Escape leaves it as it was. */
export function PasskeyName({ passkey: { id, name }, onClose }: PasskeyNameProps) {
  const [rename] = passkeysApi.useRenamePasskeyMutation();
  const box = useRef<HTMLDivElement>(null);
  const form = useSubmit<{ name: string }>({
    send: (values) => rename({ id, ...values }),
    done() {
      toast(PASSKEY_MESSAGES.renamed);
      onClose();
    },
  });

  useEffect(() => {
    const field = box.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, []);

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <S.Row>
      <AppForm
        as={S.NameForm}
        initialValues={{ name }}
        check={(values) => findProblems(passkeyNameRules, values)}
        onKeyDown={leave}
        {...form}
      >
        <IconSquare icon={FingerprintIcon} look="pine" />
        <div ref={box}>
          <FormTextField name="name" label={PASSKEY_TEXTS.fieldName} hideLabel autoComplete="off" />
        </div>
        <S.Actions>
          <Button variant="gray" size="small" onClick={onClose}>
            {PROOF_TEXTS.cancel}
          </Button>
          <SubmitButton variant="soft" size="small">
            {PASSKEY_TEXTS.rename}
          </SubmitButton>
        </S.Actions>
      </AppForm>
    </S.Row>
  );
}
