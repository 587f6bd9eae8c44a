import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useDeadDialogEntries, useDialogEntry } from './dialogHistory';

function Dialog({ onLeft }: { onLeft: (value?: string) => void }) {
  const { isLeaving, leave } = useDialogEntry<string>(onLeft);
  return isLeaving ? null : <button onClick={() => leave('done')}>닫기</button>;
}

function Page() {
  useDeadDialogEntries();
  return null;
}

const dialogId = () => (window.history.state as { dialogId?: string }).dialogId;

beforeEach(() => {
  window.history.pushState({ key: 'page' }, '', '/project');
});

it('a dialog has an entry while it is mounted, which is left with the value it is closed with', async () => {
  const onLeft = jest.fn();
  render(<Dialog onLeft={onLeft} />);
  expect(window.history.state).toEqual({ key: 'page', dialogId: expect.any(String) as string });

  fireEvent.click(screen.getByRole('button', { name: '닫기' }));

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await waitFor(() => expect(onLeft).toHaveBeenCalledWith('done'));
  expect(window.history.state).toEqual({ key: 'page' });
});

it('the entry of a dialog that a reload has closed is left when the page opens again', async () => {
  window.history.pushState({ key: 'page', dialogId: 'of the former document' }, '');
  render(<Page />);

  await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
});

it('the entry of a dialog whose link was followed is skipped on the way back', async () => {
  const view = render(<Page />);
  const dialog = render(<Dialog onLeft={() => undefined} />);
  dialog.unmount();
  window.history.pushState({ key: 'target' }, '', '/project/7');

  window.history.back();

  await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
  view.unmount();
});

it('the entry of a named dialog is kept when the page opens again, and while another dialog is above it', async () => {
  window.history.pushState({ key: 'page', usr: { dialog: 'apply' }, dialogId: 'apply' }, '');
  render(<Page />);
  const above = render(<Dialog onLeft={() => undefined} />);
  expect(dialogId()).not.toBe('apply');

  window.history.back();

  await waitFor(() => expect(dialogId()).toBe('apply'));
  above.unmount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(dialogId()).toBe('apply');
});
