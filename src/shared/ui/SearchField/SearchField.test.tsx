import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { renderComponent } from '@/app/testing/renderComponent';
import { SearchField } from './SearchField';

const onSearch = jest.fn<void, [string]>();

function Live() {
  const [term, setTerm] = useState('');
  return (
    <SearchField
      label="제목 검색"
      value={term}
      onSearch={(next) => {
        onSearch(next);
        setTerm(next);
      }}
      max={100}
    />
  );
}

const box = () => screen.getByRole('searchbox', { name: '제목 검색' });

/** Changes the text inside a Hangul composition. */
function compose(value: string) {
  fireEvent.compositionStart(box());
  fireEvent.input(box(), { target: { value }, isComposing: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  onSearch.mockClear();
});
afterEach(() => jest.useRealTimers());

function setup() {
  renderComponent(<Live />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

it('typing searches once, 300 ms after the last key', async () => {
  const user = setup();
  await user.type(box(), '이음');
  expect(onSearch).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(300));

  expect(onSearch.mock.calls).toEqual([['이음']]);
});

it('Enter searches at once, and the debounce does not search again', async () => {
  const user = setup();
  await user.type(box(), ' 이음 {Enter}');
  act(() => jest.advanceTimersByTime(1_000));

  expect(onSearch.mock.calls).toEqual([['이음']]);
});

it('no search starts when a link to another page is followed within 300 ms', async () => {
  const user = setup();
  await user.type(box(), '이음');
  window.history.pushState(null, '', '/projectdetail/1');
  act(() => jest.advanceTimersByTime(1_000));

  expect(onSearch).not.toHaveBeenCalled();
});

it("text typed into the server's HTML before hydration is preserved and searched for", () => {
  const page = <Live />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  (box() as HTMLInputElement).value = '이음';
  render(page, { container, hydrate: true });
  act(() => jest.advanceTimersByTime(300));

  expect(onSearch.mock.calls).toEqual([['이음']]);
  expect(box()).toHaveValue('이음');
});

it('typing searches 300 ms after the last change inside a Hangul composition, and its end does not search again', () => {
  setup();
  compose('이으');
  act(() => jest.advanceTimersByTime(200));
  compose('이음');
  act(() => jest.advanceTimersByTime(299));
  expect(onSearch).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onSearch.mock.calls).toEqual([['이음']]);

  fireEvent.compositionEnd(box());
  act(() => jest.advanceTimersByTime(1_000));
  expect(onSearch.mock.calls).toEqual([['이음']]);
});

it('Enter inside a Hangul composition does not submit, and the finished syllable is searched for once', () => {
  setup();
  compose('이음');
  // jsdom submits no form on Enter: what prevents it is that the key is cancelled.
  expect(fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })).toBe(false);
  fireEvent.compositionEnd(box());
  act(() => jest.advanceTimersByTime(1_000));

  expect(onSearch.mock.calls).toEqual([['이음']]);
});

it('searches that are applied late do not replace the text that was typed meanwhile', () => {
  const { rerender } = render(<SearchField label="제목 검색" value="" onSearch={onSearch} />);
  for (const text of ['이', '이음']) {
    compose(text);
    act(() => jest.advanceTimersByTime(300));
  }
  compose('이음이');
  for (const value of ['이', '이음']) {
    rerender(<SearchField label="제목 검색" value={value} onSearch={onSearch} />);
    expect(box()).toHaveValue('이음이');
  }

  rerender(<SearchField label="제목 검색" value="" onSearch={onSearch} />);
  expect(box()).toHaveValue('');
});

it('the x clears the box, searches for the empty term and focuses the box', async () => {
  const user = setup();
  await user.type(box(), '이음{Enter}');
  await user.click(screen.getByRole('button', { name: '지우기' }));

  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(onSearch).toHaveBeenLastCalledWith('');
});

it('the box follows a term that is changed from outside', () => {
  const { rerender } = renderComponent(<div />);
  rerender(<div />);
  renderComponent(<SearchField label="제목 검색" value="처음" onSearch={onSearch} />);
  expect(box()).toHaveValue('처음');
});
