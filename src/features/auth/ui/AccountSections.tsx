import { useFormikContext } from 'formik';
import { LIMITS } from '@contract/limits';
import { MAIL_TEXTS } from '@contract/mails';
import { CheckedField, type OwnValueCheck } from '@/entities/profile';
import { emailInput, FormPasswordField, FormPhoneField, FormSection, FormTextField } from '@/shared/forms';
import { TextField } from '@/shared/ui/TextField';
import { type AccountForm } from '../model/accountForm';

const { password } = LIMITS;

interface ContactSectionProps {
  username: string;
  emailCheck: OwnValueCheck;
}

/** E-mail address and phone. The username is shown for people and password managers. */
export function ContactSection({ username, emailCheck }: ContactSectionProps) {
  const { values } = useFormikContext<AccountForm>();

  return (
    <FormSection title="기본 정보">
      <TextField label="아이디" name="username" autoComplete="username" readOnly value={username} onChange={ignore} />
      <CheckedField
        name="email"
        label="이메일"
        availability={emailCheck.availabilityOf(values.email)}
        isOwn={emailCheck.isOwn(values.email)}
        help={MAIL_TEXTS.changeHint}
        {...emailInput}
      />
      <FormPhoneField name="phone" label="휴대전화 번호" required />
      <FormTextField name="address" label="주소" required max={LIMITS.address} autoComplete="street-address" />
    </FormSection>
  );
}

const ignore = () => undefined;

interface PasswordSectionProps {
  /** The session came from a temporary password (D20). */
  isTemporary: boolean;
}

/** An optional new password. */
export function PasswordSection({ isTemporary }: PasswordSectionProps) {
  return (
    <FormSection title="비밀번호 바꾸기" hint="비밀번호를 바꾸면 다른 기기에서는 로그아웃돼요." optional={!isTemporary}>
      <FormPasswordField
        name="newPassword"
        label="새 비밀번호"
        help={`${password.min}~${password.max}자로, 영문과 숫자를 함께 넣어 주세요.`}
        autoComplete="new-password"
      />
      <FormPasswordField
        name="newPasswordConfirm"
        label="새 비밀번호 확인"
        placeholder="한 번 더 입력해 주세요"
        autoComplete="new-password"
      />
    </FormSection>
  );
}

/** The current password, required for every change. */
export function ProofSection({ isTemporary }: PasswordSectionProps) {
  return (
    <FormSection title="본인 확인" hint="저장하려면 지금 쓰는 비밀번호가 필요해요.">
      <FormPasswordField
        name="currentPassword"
        label="현재 비밀번호"
        required
        help={isTemporary ? '현재 비밀번호에는 메일로 받은 임시 비밀번호를 입력해 주세요.' : undefined}
        autoComplete="current-password"
      />
    </FormSection>
  );
}
