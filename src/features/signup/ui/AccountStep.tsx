import { memo } from 'react';
import { GENDER_LABELS } from '@contract/auth';
import { LIMITS } from '@contract/limits';
import {
  emailInput,
  FormBirthField,
  FormColumns,
  FormPasswordField,
  FormPhoneField,
  FormSection,
  FormSegment,
  FormTextField,
} from '@/shared/forms';
import { maskUsername } from '@/shared/lib/masks';
import { paths } from '@/shared/routes';
import { Link } from 'react-router-dom';
import { optionsOf } from '@/shared/lib/optionsOf';
import { SignupCheckedField } from './SignupCheckedField';
import * as S from './SignupLayout.styles';

const GENDER_OPTIONS = optionsOf(GENDER_LABELS);
const { username, password } = LIMITS;

/** Step 1: personal data and login information. */
export const AccountStep = memo(function AccountStep() {
  return (
    <>
      <FormSection title="기본 정보">
        <FormTextField name="name" label="이름" required max={LIMITS.name} autoComplete="name" />
        <FormColumns>
          <FormBirthField name="birth" label="생년월일" required />
          <FormSegment name="gender" label="성별" required options={GENDER_OPTIONS} />
        </FormColumns>
        <FormPhoneField name="phone" label="휴대전화 번호" required />
        <SignupCheckedField name="email" label="이메일" {...emailInput} />
        <FormTextField
          name="address"
          label="주소"
          required
          max={LIMITS.address}
          placeholder="시·군·구까지 입력해 주세요"
          autoComplete="street-address"
        />
      </FormSection>
      <FormSection title="로그인 정보">
        <SignupCheckedField
          name="username"
          label="아이디"
          help={`영문 소문자로 시작하는 ${username.min}~${username.max}자예요. 숫자와 _도 쓸 수 있어요.`}
          max={username.max}
          edit={maskUsername}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormPasswordField
          name="password"
          label="비밀번호"
          required
          help={`${password.min}~${password.max}자로, 영문과 숫자를 함께 넣어 주세요.`}
          autoComplete="new-password"
        />
        <FormPasswordField
          name="passwordConfirm"
          label="비밀번호 확인"
          required
          placeholder="한 번 더 입력해 주세요"
          autoComplete="new-password"
        />
        <TermsNotice />
      </FormSection>
    </>
  );
});

/** The texts open in a new tab: leaving this page would lose the password. */
function TermsNotice() {
  return (
    <S.Terms>
      가입하면{' '}
      <Link to={paths.terms} target="_blank" rel="noopener">
        이용약관
      </Link>
      과{' '}
      <Link to={paths.privacy} target="_blank" rel="noopener">
        개인정보 처리방침
      </Link>
      에 동의하게 돼요.
    </S.Terms>
  );
}
