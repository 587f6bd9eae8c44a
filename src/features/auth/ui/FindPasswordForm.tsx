import { ACCOUNT_MESSAGES, findPasswordRules, type FindPasswordPayload, type PasswordMail } from '@contract/auth';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { useAppLocation } from '@/shared/routes';
import { emailInput, FormTextField } from '@/shared/forms';
import { maskUsername } from '@/shared/lib/masks';
import { useFindPasswordMutation, useSubmit } from '@/shared/api';
import { type FoundUsername } from '../model/foundUsername';
import { ValidatedForm } from './ValidatedForm';

interface FindPasswordFormProps {
  /** Called with the typed address: the response is the same for every pair (D20). */
  onSent: (email: string) => void;
}

/** Requests a temporary password by username and e-mail; a username found just before is filled in. */
export function FindPasswordForm({ onSent }: FindPasswordFormProps) {
  const [ask] = useFindPasswordMutation();
  const form = useSubmit<FindPasswordPayload, PasswordMail>({
    send: (pair) => ask(findPasswordRules.validateSync(pair)),
    done: ({ email }) => onSent(email),
    texts: { unknown: MESSAGES.unreachable },
  });
  const state = useAppLocation().state as Partial<FoundUsername> | null;

  return (
    <ValidatedForm
      initialValues={{ username: state?.username ?? '', email: '' }}
      rules={findPasswordRules}
      emptyMessage={ACCOUNT_MESSAGES.findPasswordEmpty}
      submitLabel="임시 비밀번호 받기"
      form={form}
    >
      <FormTextField
        name="username"
        label="아이디"
        required
        max={LIMITS.username.max}
        edit={maskUsername}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormTextField name="email" label="이메일" required {...emailInput} />
    </ValidatedForm>
  );
}
