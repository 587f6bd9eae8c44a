import { useId } from 'react';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { PROOF_TEXTS as TEXT } from '@contract/security';
import { fieldProblems, useGetSecurityQuery, useProveMutation, useSubmit } from '@/shared/api';
import { AppForm, FormPasswordField, SubmitButton } from '@/shared/forms';
import { knowsPasskeys } from '@/shared/passkey';
import { Button } from '@/shared/ui/Button';
import { DialogBody, DialogFoot, DialogForm, FormDialog } from '@/shared/ui/FormDialog';
import { FingerprintIcon, Icon } from '@/shared/ui/Icon';
import { Stack, Text } from '@/shared/ui/pieces';
import { usePasskeyProof } from '../model/usePasskeyProof';

interface ProofDialogProps {
  /** What needs the proof. */
  act: string;
  /** @param isProven false when the dialog is closed before */
  onAnswer: (isProven: boolean) => void;
}

interface ProofForm {
  password: string;
}

/** Asks for the password or an own passkey (D185). */
export function ProofDialog({ act, onAnswer }: ProofDialogProps) {
  const { data: security } = useGetSecurityQuery();
  const [prove] = useProveMutation();
  const byPasskey = usePasskeyProof(() => onAnswer(true));
  const form = useSubmit<ProofForm>({
    send: prove,
    done: () => onAnswer(true),
    // Said at the field.
    refused: (error) => fieldProblems(error).length > 0,
  });
  const hintId = useId();
  const hasPasskey = knowsPasskeys() && Boolean(security?.passkeys.length);

  return (
    <FormDialog title={TEXT.title} lead={act} onClose={() => onAnswer(false)}>
      <AppForm as={DialogForm} initialValues={{ password: '' }} check={problemsOf} {...form}>
        <DialogBody>
          <Stack gap={2}>
            <FormPasswordField
              name="password"
              label="현재 비밀번호"
              aria-describedby={hintId}
              autoComplete="current-password"
              data-autofocus
            />
            {/* Stays beside an error, unlike the help of a field: the way out for who does not know it. */}
            <Text size="caption" tone="text-3" id={hintId}>
              {TEXT.hint}
            </Text>
          </Stack>
          {hasPasskey && (
            <Button
              variant="line"
              block
              icon={<Icon of={FingerprintIcon} size={20} />}
              busy={byPasskey.isBusy}
              onClick={byPasskey.prove}
            >
              {TEXT.byPasskey}
            </Button>
          )}
        </DialogBody>
        <DialogFoot>
          <Button variant="gray" onClick={() => onAnswer(false)}>
            {TEXT.cancel}
          </Button>
          <SubmitButton size="default">{TEXT.confirm}</SubmitButton>
        </DialogFoot>
      </AppForm>
    </FormDialog>
  );
}

const problemsOf = ({ password }: ProofForm) =>
  password === '' ? [{ field: 'password', message: ACCOUNT_MESSAGES.currentPasswordEmpty }] : [];
