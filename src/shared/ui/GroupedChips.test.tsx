import { fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '@/app/testing/renderComponent';
import { GroupedChips } from './GroupedChips';

const GROUPS = [{ label: '언어', options: [{ value: 'JAVA', label: '자바' }] }];

function setup() {
  const onToggle = jest.fn();
  renderComponent(
    <GroupedChips groups={GROUPS} chosen={[]} onToggle={onToggle} searchLabel="스킬 찾기" nothingFound="없어요." />,
  );
  const search = screen.getByRole('searchbox', { name: '스킬 찾기' });
  fireEvent.change(search, { target: { value: '자바' } });
  return { onToggle, search };
}

it('Enter chooses the only option that the search finds', () => {
  const { onToggle, search } = setup();
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(onToggle).toHaveBeenCalledWith('JAVA');
});

// Safari ends the composition before its Enter arrives, which has the code of the input method (MEND-85).
it.each([{ isComposing: true }, { keyCode: 229 }])(
  'an Enter with %o finishes a syllable and chooses nothing',
  (composing) => {
    const { onToggle, search } = setup();
    fireEvent.keyDown(search, { key: 'Enter', ...composing });
    expect(onToggle).not.toHaveBeenCalled();
  },
);
