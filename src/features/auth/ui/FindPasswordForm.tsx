import { ACCOUNT_MESSAGES, findPasswordRules, type FindPasswordPayload } from '@contract/auth';
import { LIMITS } from '@contract/limits';
import { useAppLocation } from '@/shared/routes';
import { emailInput, FormTextField } from '@/shared/forms';
import { maskUsername } from '@/shared/lib/masks';
import { errorMessage, useFindPasswordMutation } from '@/shared/api';
import { toast } from '@/shared/toast';
import { type FoundUsername } from '../model/foundUsername';
import { ValidatedForm } from './ValidatedForm';

interface FindPasswordFormProps {
  /** Called with the typed address: the response is the same for every pair (D20). */
  onSent: (email: string) => void;
}

/** Requests a temporary password by username and e-mail; a username found just before is filled in. */
export function FindPasswordForm({ onSent }: FindPasswordFormProps) {
  const findPassword = useFindPassword(onSent);
  const state = useAppLocation().state as Partial<FoundUsername> | null;

  return (
    <ValidatedForm
      initialValues={{ username: state?.username ?? '', email: '' }}
      rules={findPasswordRules}
      emptyMessage={ACCOUNT_MESSAGES.findPasswordEmpty}
      submitLabel="임시 비밀번호 받기"
      onSubmit={findPassword}
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

/** Requests a temporary password by mail. The result does not reveal whether the pair is known (D20). */
function useFindPassword(onSent: (email: string) => void) {
  const [ask] = useFindPasswordMutation();

  return async function findPassword(pair: FindPasswordPayload) {
    const { data, error } = await ask(findPasswordRules.validateSync(pair));
    if (data) onSent(data.email);
    else toast(errorMessage(error), { tone: 'error' });
  };
}
