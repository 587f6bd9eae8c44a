import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { MESSAGES } from '@contract/messages';
import { renderComponent } from '@/app/testing/renderComponent';
import { FailedBlock } from './FailedBlock';

it('the error state shows that there is no connection, and retries when the connection is back', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = jest.fn();
  renderComponent(<FailedBlock onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.offline);
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
  expect(retry).not.toHaveBeenCalled();

  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
});

/** A page whose content loads at the first retry. */
function Page({ inRegion = false, heading = true }) {
  const [isFailed, setFailed] = useState(true);
  const content = isFailed ? <FailedBlock onRetry={() => setFailed(false)} /> : <p>내용</p>;

  return (
    <main tabIndex={-1}>
      {heading && <h1>알림</h1>}
      {inRegion ? (
        <section aria-labelledby="news">
          <h2 id="news">소식</h2>
          {content}
        </section>
      ) : (
        content
      )}
      <button type="button">다른 버튼</button>
    </main>
  );
}

it.each([
  ['heading of the region around it', { inRegion: true }, () => screen.getByRole('heading', { name: '소식' })],
  ['h1 of the page when no region is around it', {}, () => screen.getByRole('heading', { name: '알림' })],
  ['main element when the page has no h1', { heading: false }, () => screen.getByRole('main')],
])('a retry by keyboard that succeeds moves the focus to the %s', async (_, props, target) => {
  const { user } = renderComponent(<Page {...props} />);
  await user.tab();
  expect(screen.getByRole('button', { name: '다시 시도' })).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(screen.getByText('내용')).toBeVisible();
  expect(target()).toHaveFocus();
});

it('a retry that succeeds by itself leaves the focus where the reader has moved it', () => {
  renderComponent(<Page />);
  const other = screen.getByRole('button', { name: '다른 버튼' });
  other.focus();
  act(() => void window.dispatchEvent(new Event('online')));

  expect(screen.getByText('내용')).toBeVisible();
  expect(other).toHaveFocus();
});
