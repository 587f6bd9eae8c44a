import { lazy, Suspense, useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { ToastHost } from '@/shared/toast';
import { AccessDeniedRedirect } from './AccessDeniedRedirect';

const MESSAGE = '이미 이 프로젝트의 아카이브가 있어요.';

/** A page whose script never arrives. */
const Loading = lazy(() => new Promise<never>(() => undefined));

/** A form that its own write denies: it navigates on before the next page's script has arrived. */
function Form({ next }: { next: string | null }) {
  const navigate = useNavigate();
  const [isWritten, setIsWritten] = useState(false);
  if (isWritten) return <AccessDeniedRedirect message={MESSAGE} to="/elsewhere" />;
  return (
    <button
      type="button"
      onClick={() => {
        if (next) void navigate(next, { replace: true });
        setIsWritten(true);
      }}
    >
      등록하기
    </button>
  );
}

function renderForm(next: string | null) {
  window.history.replaceState(null, '', '/form');
  render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/form" element={<Form next={next} />} />
          <Route path="/next" element={<Loading />} />
          <Route path="/elsewhere" element={<p>다른 곳</p>} />
        </Routes>
      </Suspense>
      <ToastHost />
    </BrowserRouter>,
  );
  return userEvent.setup();
}

it('a guard does not redirect while the page that it guards is navigating to its next page', async () => {
  const user = renderForm('/next');
  await user.click(screen.getByRole('button', { name: '등록하기' }));

  expect(window.location.pathname).toBe('/next');
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
});

it('a guard redirects with its message when the page stays', async () => {
  const user = renderForm(null);
  await user.click(screen.getByRole('button', { name: '등록하기' }));

  expect(await screen.findByText('다른 곳')).toBeVisible();
  expect(screen.getByText(MESSAGE)).toBeVisible();
});
