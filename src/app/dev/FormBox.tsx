import { Form, Formik, type FormikHelpers } from 'formik';
import { number, object, string } from 'yup';
import {
  FirstMessage,
  FormBirthField,
  FormBody,
  FormChips,
  FormColumns,
  FormDateField,
  FormLinkField,
  FormPeriodField,
  FormNumberField,
  FormPhoneField,
  FormSection,
  FormSuggestionField,
  FormTextArea,
  FormTextField,
  FormYearField,
  SubmitButton,
  useFirstMessage,
  useFocusFirstError,
} from '@/shared/forms';
import { toast } from '@/shared/toast';
import { KitBox } from './KitBox';

const ROLES = ['UX/UI 디자인', '프론트엔드', '백엔드'].map((label) => ({ value: label, label }));
const SCHOOLS = ['서울대학교', '연세대학교', '고려대학교', '한양대학교'];
const rules = object({
  title: string().required('제목을 입력해 주세요.'),
  people: number().required('인원을 적어 주세요.'),
});
const initialValues = {
  title: '',
  birth: '',
  phone: '',
  day: '',
  from: '',
  to: '',
  start: '',
  end: '',
  year: '',
  people: '' as const,
  link: '',
  school: '',
  article: '',
  category: '',
  roles: [] as string[],
  jobs: [] as string[],
};

function submit(_: unknown, { setSubmitting }: FormikHelpers<typeof initialValues>) {
  toast('등록했어요.');
  setSubmitting(false);
}

/** Fields bound to a form, with masks and messages. */
export function FormBox() {
  return (
    <KitBox title="폼" wide>
      <Formik initialValues={initialValues} validationSchema={rules} onSubmit={submit}>
        <KitForm />
      </Formik>
    </KitBox>
  );
}

function KitForm() {
  useFocusFirstError();
  const { shown } = useFirstMessage(rules);
  return (
    <Form noValidate>
      <FormBody>
        <FormSection title="글과 날짜" hint="숫자만 쓰면 나머지는 알아서 채워져요.">
          <FormTextField name="title" label="제목" required max={20} counter />
          <FormColumns>
            <FormBirthField name="birth" label="생년월일" />
            <FormPhoneField name="phone" label="휴대전화 번호" />
            <FormDateField name="day" label="취득일" />
            <FormYearField name="year" label="입학 연도" />
            <FormPeriodField precision="month" label="진행 기간" startName="from" endName="to" />
            <FormPeriodField precision="day" label="활동 기간" startName="start" endName="end" />
            <FormNumberField name="people" label="모집 인원" required digits={2} tail="명" />
            <FormLinkField name="link" label="참고 링크" optional />
          </FormColumns>
          <FormSuggestionField name="school" label="학교" suggestions={SCHOOLS} />
          <FormTextArea name="article" label="모집 내용" max={450} />
        </FormSection>
        <FormSection title="고르기">
          <FormChips name="category" mode="single" label="하나만" options={ROLES} />
          <FormChips name="roles" mode="multi" label="여럿" options={ROLES} />
          <FormChips name="jobs" mode="priority" label="순서대로" options={ROLES} />
          <FirstMessage id="kit-first-message" problem={shown} />
          <SubmitButton busyLabel="저장 중" describedBy="kit-first-message">
            등록하기
          </SubmitButton>
        </FormSection>
      </FormBody>
    </Form>
  );
}
