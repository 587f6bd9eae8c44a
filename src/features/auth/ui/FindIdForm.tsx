import {
  ACCOUNT_MESSAGES,
  findIdRules,
  type FindIdPayload,
  type FoundId,
  type Gender,
  GENDER_LABELS,
} from '@contract/auth';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { emailInput, FormBirthField, FormPhoneField, FormSegment, FormTextField } from '@/shared/forms';
import { useFindIdMutation, useSubmit } from '@/shared/api';
import { optionsOf } from '@/shared/lib/optionsOf';
import { ValidatedForm } from './ValidatedForm';

const GENDER_OPTIONS = optionsOf(GENDER_LABELS);

type Person = Omit<FindIdPayload, 'gender'> & { gender: Gender | '' };
const NOBODY: Person = { name: '', birth: '', gender: '', phone: '', email: '' };

interface FindIdFormProps {
  onFound: (found: FoundId) => void;
}

/** Finds a forgotten username by five values of the signup. */
export function FindIdForm({ onFound }: FindIdFormProps) {
  const [ask] = useFindIdMutation();
  const form = useSubmit<Person, FoundId>({
    send: (person) => ask(findIdRules.validateSync(person)),
    done: onFound,
    texts: { unknown: MESSAGES.unreachable },
  });

  return (
    <ValidatedForm
      initialValues={NOBODY}
      rules={findIdRules}
      emptyMessage={ACCOUNT_MESSAGES.findIdEmpty}
      submitLabel="아이디 찾기"
      form={form}
    >
      <FormTextField name="name" label="이름" required max={LIMITS.name} autoComplete="name" />
      <FormBirthField name="birth" label="생년월일" required />
      <FormSegment name="gender" label="성별" required options={GENDER_OPTIONS} />
      <FormPhoneField name="phone" label="휴대전화 번호" required />
      <FormTextField name="email" label="이메일" required {...emailInput} />
    </ValidatedForm>
  );
}
