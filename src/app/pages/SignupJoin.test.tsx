/** @tier full */
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { MESSAGES } from '@contract/messages';
import { CHECK_MESSAGES } from '@contract/signup';
import {
  respond,
  createSession,
  respondWithError,
  serveChecks,
  serveJoin,
  serveJoinResponse,
  serveProjects,
  signup,
  withResolvers,
} from '../testing';

const { joinButton, openFilledSignup } = signup;

/** Holds the response of the join back until the returned function is called. */
function serveHeldJoin(): () => void {
  const { promise: held, resolve: finish } = withResolvers();
  serveJoinResponse(async () => {
    await held;
    return respond(createSession(), { access: 'token-of-newcomer' });
  });
  return () => finish();
}

beforeEach(() => {
  serveChecks();
});

describe('a failed join', () => {
  it('keeps the form and shows the reason, whichever it is, and succeeds when it is sent again', async () => {
    const { user } = await openFilledSignup();

    for (const [resolver, message] of [
      [() => HttpResponse.error(), MESSAGES.maybeSent],
      [() => respondWithError(500, '서버의 말'), MESSAGES.poorConnection],
      [() => respondWithError(400, '안 되는 까닭이 있어요.'), '안 되는 까닭이 있어요.'],
      [() => respondWithError(429, '요청이 너무 많아요.'), '요청이 너무 많아요.'],
    ] as const) {
      serveJoinResponse(resolver);
      await user.click(await joinButton());

      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
      expect(screen.getByLabelText('닉네임')).toHaveValue('새벽코딩');
      expect(screen.getByAltText('고른 사진')).toBeInTheDocument();
      expect(window.location.pathname).toBe('/signup');
    }

    serveJoin();
    await user.click(await joinButton());
    expect(await screen.findByText('시작하기')).toBeInTheDocument();
  });

  it('marks a nickname that was taken meanwhile, and requires a new check', async () => {
    const { taken } = CHECK_MESSAGES.nickname;
    serveJoinResponse(() => respondWithError(400, taken, [{ field: 'nickname', message: taken }]));
    const { user } = await openFilledSignup();

    await user.click(await joinButton());

    await waitFor(() => {
      expect(screen.getByLabelText('닉네임')).toHaveFocus();
    });
    expect(screen.getByLabelText('닉네임')).toHaveAccessibleDescription(taken);
    expect(screen.getByLabelText('닉네임 중복 확인')).toBeInTheDocument();
  });

  it('shows the error at a field of step 1 when that was refused', async () => {
    const { taken } = CHECK_MESSAGES.email;
    serveJoinResponse(() => respondWithError(400, taken, [{ field: 'email', message: taken }]));
    const { user } = await openFilledSignup();

    await user.click(await joinButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(taken);
    await user.click(screen.getByRole('button', { name: '기본 정보' }));

    const email = await screen.findByLabelText('이메일');
    expect(email).toHaveValue('ieum@teamieum.kr');
    expect(email).toHaveAccessibleDescription(taken);
    expect(screen.getByLabelText('이메일 중복 확인')).toBeInTheDocument();

    await user.type(email, 'x');
    expect(email).not.toHaveAccessibleDescription(taken);
  });
});

describe('a running join', () => {
  it('is sent once, however often the button is pressed, and leaves no password behind', async () => {
    const sent = serveJoin();
    const { user, store } = await openFilledSignup();

    await user.dblClick(await joinButton());
    await screen.findByText('시작하기');

    expect(sent).toHaveLength(1);
    expect(JSON.stringify(store.getState())).not.toContain('secret12');
  });

  it('shows the upload progress of a running join', async () => {
    const finish = serveHeldJoin();
    const { user, store } = await openFilledSignup();
    await user.click(await joinButton());
    expect(await joinButton()).toHaveAttribute('aria-busy', 'true');

    act(() => void store.dispatch({ type: 'upload/uploadProgressed', payload: { endpoint: 'join', percent: 42 } }));
    expect(screen.getByText('올리는 중이에요… 42%')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: '올리기' })).toHaveAttribute('aria-valuenow', '42');
    act(() => void store.dispatch({ type: 'upload/uploadProgressed', payload: { endpoint: 'join', percent: 100 } }));
    expect(screen.getByText('다 올렸어요. 처리하는 중이에요…')).toBeInTheDocument();

    finish();
    expect(await screen.findByText('시작하기')).toBeInTheDocument();
  });
});

describe('the back button around the completion of a join', () => {
  const welcome = { name: '반가워요, 새벽코딩 님' };

  it('leads home from the completion instead of to an empty form', async () => {
    serveProjects([]);
    serveJoin();
    const { user } = await openFilledSignup();
    await user.click(await joinButton());
    expect(await screen.findByRole('heading', welcome)).toHaveFocus();

    act(() => window.history.back());

    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(screen.queryByLabelText('이메일')).not.toBeInTheDocument();
  });

  it('leads to the location that required the login when the signup was opened from there', async () => {
    serveProjects([]);
    serveJoin();
    const returnTo = { pathname: '/project', search: '?open=true', hash: '', state: null };
    const { user } = await openFilledSignup({ state: { returnTo } });
    await user.click(await joinButton());
    await screen.findByRole('heading', welcome);

    act(() => window.history.back());

    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/project?open=true'));
  });

  it('shows the completion to a member who went back to step 1 while the join was running', async () => {
    const finish = serveHeldJoin();
    const { user } = await openFilledSignup();
    await user.click(await joinButton());
    act(() => window.history.back());
    await screen.findByLabelText('이메일');

    finish();

    expect(await screen.findByRole('heading', welcome)).toBeInTheDocument();
    expect(window.location.pathname).toBe('/signup');
  });
});
