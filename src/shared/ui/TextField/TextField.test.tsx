import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderComponent } from '@/app/testing/renderComponent';
import { maskPhone } from '@/shared/lib/masks';
import { TextField, type TextFieldProps } from './TextField';

function Live(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('');
  return <TextField label="닉네임" {...props} value={value} onChange={setValue} />;
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '닉네임' });

it('label, message and state are connected to the input', () => {
  renderComponent(<TextField label="닉네임" required value="" onChange={jest.fn()} error="닉네임을 입력해 주세요." />);

  expect(box()).toBeRequired();
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription('닉네임을 입력해 주세요.');
});

it('the result of a check is shown instead of the help', () => {
  renderComponent(
    <TextField label="닉네임" value="" onChange={jest.fn()} help="10자까지" ok="사용할 수 있는 닉네임이에요." />,
  );
  expect(box()).toHaveAccessibleDescription('사용할 수 있는 닉네임이에요.');
});

it('text typed beyond the limit is cut, counted in characters', async () => {
  const { user } = renderComponent(<Live max={3} counter />);
  await user.type(box(), '가😀나다');

  expect(box()).toHaveValue('가😀나');
  expect(screen.getAllByText('3/3자')).toHaveLength(1);
});

it('a paste in the middle is cut, and the caret stays there', async () => {
  const { user } = renderComponent(<Live max={4} />);
  await user.type(box(), '가나다');
  box().setSelectionRange(1, 1);
  await user.paste('AB');

  expect(box()).toHaveValue('가A나다');
  expect(box().selectionStart).toBe(2);
});

it('the caret stays in the middle of a masked value', async () => {
  const { user } = renderComponent(<Live edit={maskPhone} />);
  await user.type(box(), '01012345678');
  expect(box()).toHaveValue('010-1234-5678');

  box().setSelectionRange(5, 5);
  await user.keyboard('{Backspace}');
  expect(box()).toHaveValue('010-2345-678');
  expect(box().selectionStart).toBe(4);
});

it('text is not changed during a Hangul composition, and is cut at its end', () => {
  renderComponent(<Live max={2} />);
  fireEvent.compositionStart(box());
  fireEvent.input(box(), { target: { value: '가나ㄷ' }, isComposing: true });
  expect(box()).toHaveValue('가나ㄷ');

  fireEvent.compositionEnd(box());
  expect(box()).toHaveValue('가나');
});

it.each([{ isComposing: true }, { keyCode: 229 }])('an Enter with %o never submits the form', (composing) => {
  renderComponent(<Live />);
  const enter = createEvent.keyDown(box(), { key: 'Enter', ...composing });
  fireEvent(box(), enter);
  expect(enter.defaultPrevented).toBe(true);
});
