import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { FormPart } from './FormPart';
import { FormTextField } from './FormTextField';

function setup() {
  render(
    <Formik
      initialValues={{ rows: [{ name: '' }], title: '' }}
      validate={({ title }) => (title === '' ? { title: '제목을 입력해 주세요.' } : {})}
      onSubmit={() => undefined}
    >
      <>
        <FormPart names={['rows[0]']}>
          <FormTextField name="rows[0].name" label="이름" />
        </FormPart>
        <FormPart names={['title']}>
          <FormTextField name="title" label="제목" />
        </FormPart>
      </>
    </Formik>,
  );
  return userEvent.setup();
}

it('the parts of a form keep their values while both are edited', async () => {
  const user = setup();

  await user.type(screen.getByLabelText('이름'), '이음');
  await user.type(screen.getByLabelText('제목'), '함께');
  await user.type(screen.getByLabelText('이름'), '이');

  expect(screen.getByLabelText('이름')).toHaveValue('이음이');
  expect(screen.getByLabelText('제목')).toHaveValue('함께');
});

it('a part of a form shows its own message', async () => {
  const user = setup();

  await user.click(screen.getByLabelText('제목'));
  await user.tab();

  expect(await screen.findByText('제목을 입력해 주세요.')).toBeInTheDocument();
});
