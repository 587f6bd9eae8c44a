/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { array, object, string } from 'yup';
import { renderComponent } from '@/app/testing/renderComponent';
import { FirstMessage } from './FirstMessage';
import { FormBirthField } from './FormBirthField';
import { FormChips } from './FormChips';
import { FormLinkField } from './FormLinkField';
import { FormNumberField } from './FormNumberField';
import { FormPeriodField } from './FormPeriodField';
import { FormPhoneField } from './FormPhoneField';
import { FormSection } from './FormSection';
import { FormTextField } from './FormTextField';
import { FormYearField } from './FormYearField';
import { SubmitButton } from './SubmitButton';
import { useFirstMessage } from './useFirstMessage';
import { useFocusFirstError } from './useFocusFirstError';

const OPTIONS = [
  { value: 'PM', label: 'PM' },
  { value: 'FRONT_END', label: '프론트엔드' },
  { value: 'BACK_END', label: '백엔드' },
] as const;

const initialValues = {
  title: '',
  birth: '',
  phone: '',
  start: '',
  end: '',
  from: '',
  to: '',
  year: '',
  people: '',
  link: '',
  category: '',
  jobs: [] as string[],
};

const rules = object({
  title: string().required('제목을 입력해 주세요.'),
  jobs: array().min(1, '희망 직무를 하나 이상 골라 주세요.'),
}).meta({ order: ['title', 'jobs'] });

function Fields() {
  useFocusFirstError();
  const { problem, shown } = useFirstMessage(rules);
  return (
    <Form noValidate>
      <FormTextField name="title" label="제목" />
      <FormBirthField name="birth" label="생년월일" />
      <FormPhoneField name="phone" label="휴대전화 번호" />
      <FormPeriodField precision="month" label="진행 기간" startName="start" endName="end" />
      <FormPeriodField precision="day" label="활동 기간" startName="from" endName="to" />
      <FormYearField name="year" label="입학 연도" />
      <FormNumberField name="people" label="모집 인원" digits={2} />
      <FormLinkField name="link" label="참고 링크" />
      <FormChips name="category" mode="single" label="분야" options={OPTIONS} />
      <FormChips name="jobs" mode="priority" label="희망 직무" options={OPTIONS} />
      <FirstMessage id="first" problem={shown} />
      <SubmitButton describedBy="first">{problem ? '더 채우기' : '보내기'}</SubmitButton>
    </Form>
  );
}

function setup() {
  const onSubmit = jest.fn<void, [typeof initialValues]>();
  const view = renderComponent(
    <Formik initialValues={initialValues} validationSchema={rules} onSubmit={(values) => onSubmit(values)}>
      <Fields />
    </Formik>,
  );
  const send = async () => {
    await view.user.type(screen.getByLabelText('제목'), '제목');
    const jobs = within(screen.getByRole('group', { name: '희망 직무' }));
    await view.user.click(jobs.getByRole('button', { name: 'PM' }));
    await view.user.click(screen.getByRole('button', { name: '보내기' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.calls[0]?.[0];
  };
  return { ...view, onSubmit, send };
}

it('a birth date is shown with dots and stored with dashes', async () => {
  const { user, send } = setup();
  await user.type(screen.getByLabelText('생년월일'), '20010203');

  expect(screen.getByLabelText('생년월일')).toHaveValue('2001.02.03');
  expect(await send()).toMatchObject({ birth: '2001-02-03' });
});

it('months and days are clamped and completed, and stored in the format of the API', async () => {
  const { user, send } = setup();
  await user.type(screen.getByLabelText('시작 월'), '202513');
  await user.type(screen.getByLabelText('종료 월'), '20263');
  await user.type(screen.getByLabelText('시작일'), '24.4.31');
  await user.type(screen.getByLabelText('종료일'), '20240230');
  await user.tab();

  expect(screen.getByLabelText('시작 월')).toHaveValue('2025-12');
  expect(screen.getByLabelText('종료 월')).toHaveValue('2026-03');
  expect(screen.getByLabelText('시작일')).toHaveValue('2024.04.30');
  expect(await send()).toMatchObject({ start: '2025-12', end: '2026-03', from: '2024-04-30', to: '2024-02-29' });
});

it('a birth date typed with single digits is completed on blur and stored with dashes', async () => {
  const { user, send } = setup();
  await user.type(screen.getByLabelText('생년월일'), '2001. 2. 3.');
  await user.tab();

  expect(screen.getByLabelText('생년월일')).toHaveValue('2001.02.03');
  expect(await send()).toMatchObject({ birth: '2001-02-03' });
});

it('a short date gets its century on blur, unlike a birth date', async () => {
  const { user, send } = setup();
  await user.type(screen.getByLabelText('시작 월'), '2403');
  await user.type(screen.getByLabelText('종료 월'), '202403');
  await user.type(screen.getByLabelText('시작일'), '240302');
  await user.type(screen.getByLabelText('종료일'), '240331');
  await user.type(screen.getByLabelText('생년월일'), '240302');
  await user.tab();

  expect(screen.getByLabelText('시작일')).toHaveValue('2024.03.02');
  expect(await send()).toMatchObject({ start: '2024-03', end: '2024-03', from: '2024-03-02', to: '2024-03-31' });
  expect(screen.getByLabelText('생년월일')).toHaveValue('2403.02');
});

it('years are stored as their first day, and headcounts as numbers', async () => {
  const { user, send } = setup();
  await user.type(screen.getByLabelText('입학 연도'), '20225');
  await user.type(screen.getByLabelText('모집 인원'), '5명');

  expect(screen.getByLabelText('입학 연도')).toHaveValue('2022');
  expect(await send()).toMatchObject({ year: '2022-01-01', people: 5 });
});

it('a phone number is formatted as 3-4-rest', async () => {
  const { user, send } = setup();
  await user.type(screen.getByLabelText('휴대전화 번호'), '01012345678');
  expect(await send()).toMatchObject({ phone: '010-1234-5678' });
});

it.each(['+82 10-1234-5678', '+82-10-1234-5678', '00821012345678', '(010) 1234.5678', '010 1234 5678'])(
  'the pasted phone number %s is formatted as 3-4-rest',
  async (pasted) => {
    const { user, send } = setup();
    await user.click(screen.getByLabelText('휴대전화 번호'));
    await user.paste(pasted);
    expect(await send()).toMatchObject({ phone: '010-1234-5678' });
  },
);

it('a link without a scheme gets https:// on blur', async () => {
  const { user, send } = setup();
  await user.type(screen.getByLabelText('참고 링크'), 'example.com/a');
  await user.tab();

  expect(screen.getByLabelText('참고 링크')).toHaveValue('https://example.com/a');
  expect(await send()).toMatchObject({ link: 'https://example.com/a' });
});

it('a single choice replaces another one, and is cleared when it is pressed again', async () => {
  const { user, send } = setup();
  const categories = within(screen.getByRole('group', { name: '분야' }));
  const chip = categories.getByRole('button', { name: '프론트엔드' });
  const other = categories.getByRole('button', { name: 'PM' });
  await user.click(other);
  await user.click(chip);
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  expect(other).toHaveAttribute('aria-pressed', 'false');
  await user.click(chip);

  expect(await send()).toMatchObject({ category: '' });
});

it('choices are numbered in their order, without gaps after a deselection', async () => {
  const { user } = setup();
  const jobs = within(screen.getByRole('group', { name: '희망 직무' }));
  const press = async (label: RegExp) => user.click(jobs.getByRole('button', { name: label }));
  await press(/프론트엔드/);
  await press(/PM/);
  await press(/백엔드/);
  expect(screen.getByRole('button', { name: /^3\s?백엔드$/ })).toBeInTheDocument();

  await press(/프론트엔드/);
  expect(screen.getByRole('button', { name: /^1\s?PM$/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^2\s?백엔드$/ })).toBeInTheDocument();
});

it('a message appears on blur and disappears while typing', async () => {
  const { user } = setup();
  await user.click(screen.getByLabelText('제목'));
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText('제목')).toHaveAccessibleDescription('제목을 입력해 주세요.'));
  expect(screen.getByLabelText('제목')).toBeInvalid();

  await user.type(screen.getByLabelText('제목'), '가');
  expect(screen.getByLabelText('제목')).toBeValid();
});

it('no message is shown before the first touch, and then that of the first missing field', async () => {
  const { user } = setup();
  const button = screen.getByRole('button', { name: '더 채우기' });
  expect(button).toHaveAccessibleDescription('');

  await user.type(screen.getByLabelText('휴대전화 번호'), '0');
  expect(button).toHaveAccessibleDescription('제목을 입력해 주세요.');
  await user.type(screen.getByLabelText('제목'), '가');
  expect(button).toHaveAccessibleDescription('희망 직무를 하나 이상 골라 주세요.');
});

it('a refused submit focuses the first wrong field', async () => {
  const { user, onSubmit } = setup();
  await user.click(screen.getByRole('button', { name: '더 채우기' }));

  await waitFor(() => expect(screen.getByLabelText('제목')).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('an optional section', () => {
  it('has a space between its title and the mark, so that its name is read as two words', () => {
    renderComponent(
      <FormSection title="경력" optional>
        <p>본문</p>
      </FormSection>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent(/^경력 선택$/);
  });
});
