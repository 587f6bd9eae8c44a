import { fireEvent, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { renderComponent } from '@/app/testing/renderComponent';
import { SuggestionField } from './SuggestionField';

const SCHOOLS = ['서울대학교', '연세대학교', '고려대학교', '한양대학교'];

function School() {
  const [text, setText] = useState('');
  return (
    <SuggestionField
      label="학교"
      value={text}
      options={SCHOOLS.filter((school) => school.includes(text))}
      keyOf={(school) => school}
      onChange={setText}
      onPick={setText}
      emptyText="맞는 학교가 없어요."
    />
  );
}

const box = () => screen.getByRole('combobox', { name: '학교' });

it('options that contain the text are suggested', async () => {
  const { user } = renderComponent(<School />);
  await user.type(box(), '양');

  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('option', { name: '한양대학교' })).toBeInTheDocument();
});

it('arrows and Enter select an option without submitting the form', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  const { user } = renderComponent(
    <form onSubmit={onSubmit}>
      <School />
    </form>,
  );
  await user.type(box(), '대학교{ArrowDown}{ArrowDown}');

  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: '연세대학교' }).id);
  await user.keyboard('{Enter}');
  expect(box()).toHaveValue('연세대학교');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('the up arrow moves to the last option', async () => {
  const { user } = renderComponent(<School />);
  await user.type(box(), '대학교{ArrowUp}{Enter}');
  expect(box()).toHaveValue('한양대학교');
});

it('Escape closes the list and does not change the text', async () => {
  const { user } = renderComponent(<School />);
  await user.type(box(), '서울{Escape}');

  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box()).toHaveValue('서울');
});

it('the pointer selects an option, and the focus stays in the field', async () => {
  const { user } = renderComponent(<School />);
  await user.type(box(), '고려');
  await user.click(screen.getByRole('option', { name: '고려대학교' }));

  expect(box()).toHaveValue('고려대학교');
  expect(box()).toHaveFocus();
});

it('a message is shown when nothing matches', async () => {
  const { user } = renderComponent(<School />);
  await user.type(box(), '없는 곳');
  expect(screen.getByRole('listbox')).toHaveTextContent('맞는 학교가 없어요.');
});

// Safari ends the composition before its Enter arrives, which has the code of the input method (MEND-85).
it.each([{ isComposing: true }, { keyCode: 229 }])('Enter with %o is left to the input method', async (composing) => {
  const { user } = renderComponent(<School />);
  await user.type(box(), '대학교{ArrowDown}');
  fireEvent.keyDown(box(), { key: 'Enter', ...composing });

  expect(box()).toHaveValue('대학교');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});
