import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MESSAGES } from '@contract/messages';
import { http, HttpResponse } from 'msw';
import { useState, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { mockServer } from '@/app/testing';
import { ToastHost } from '@/shared/toast/ToastHost';
import { lazyDialog } from './lazyDialog';

interface Props {
  onClose: () => void;
}

const gone = () => Promise.reject(new Error('The script is missing.'));

function setup(load: () => Promise<ComponentType<Props>>) {
  const Dialog = lazyDialog<Props>(load, ({ onClose }) => onClose);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>열기</button>
        <p>{isOpen ? '열림' : '닫힘'}</p>
        {isOpen && <Dialog onClose={() => setOpen(false)} />}
        <ToastHost />
      </>
    );
  }
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), open: () => screen.getByRole('button', { name: '열기' }) };
}

const serveIcon = (respond: () => Response) => mockServer.use(http.head('*/favicon.svg', respond));

it('a dialog whose script is gone, while the server is there, offers to reload the page for the new version', async () => {
  serveIcon(() => new HttpResponse());
  const { user, open } = setup(gone);
  await user.click(open());
  expect(await screen.findByRole('alertdialog', { name: '새 버전이 나왔어요' })).toBeVisible();
  expect(screen.getByRole('button', { name: '새로고침' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: '나중에' }));
  expect(await screen.findByText('닫힘')).toBeVisible();
});

it('a dialog whose script is missing without a connection blames the connection, and opens once there is one', async () => {
  serveIcon(() => HttpResponse.error());
  let isThere = false;
  const { user, open } = setup(async () => (isThere ? () => <p>대화 상자</p> : gone()));
  await user.click(open());
  expect(await screen.findByText(MESSAGES.poorConnection)).toBeVisible();
  await waitFor(() => expect(screen.getByText('닫힘')).toBeVisible());

  isThere = true;
  await user.click(open());
  expect(await screen.findByText('대화 상자')).toBeVisible();
});
