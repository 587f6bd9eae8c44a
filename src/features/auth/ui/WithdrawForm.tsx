import { ACCOUNT_MESSAGES, withdrawalFormRules } from '@contract/auth';
import { FormPasswordField } from '@/shared/forms';
import { useAccountWithdrawal } from '../model/useAccountWithdrawal';
import { ValidatedForm } from './ValidatedForm';

interface WithdrawFormProps {
  /** Called with the nickname of the withdrawn member. */
  onWithdrawn: (nickname: string) => void;
}

/** Withdraws after the password was typed twice and a confirmation. */
export function WithdrawForm({ onWithdrawn }: WithdrawFormProps) {
  const { form, isWithdrawing } = useAccountWithdrawal(onWithdrawn);

  return (
    <ValidatedForm
      initialValues={{ password: '', confirm_password: '' }}
      rules={withdrawalFormRules}
      emptyMessage={ACCOUNT_MESSAGES.withdrawalEmpty}
      submitLabel="탈퇴하기"
      busy={isWithdrawing}
      form={form}
    >
      <FormPasswordField name="password" label="비밀번호" required autoComplete="current-password" />
      <FormPasswordField name="confirm_password" label="비밀번호 확인" required autoComplete="current-password" />
    </ValidatedForm>
  );
}
