import { http } from 'msw';
import { createApp } from '@/app/createApp';
import {
  createProject,
  createSession,
  mockServer,
  respond,
  serveToken,
  serveTokenResponse,
  sessionOver,
} from '@/app/testing';
import { loggedIn } from '@/shared/session';
import { projectApi } from './endpoints/project';

const setHint = (value: string) => {
  document.cookie = `loggedIn=${value}; path=/`;
};
afterEach(() => {
  document.cookie = 'loggedIn=; path=/; max-age=0';
});

/** A member whose session is over, until the page has the token of another one. */
function setup() {
  const { store } = createApp();
  const { nickname, tokenExpiresAt, profileImg: profile } = createSession();
  store.dispatch(
    loggedIn({
      accessToken: 'token-old',
      memberId: 1,
      nickname,
      profile,
      tokenExpiresAt,
      remaining: 1_000,
      clockOffset: 0,
      mustChangePassword: false,
    }),
  );
  mockServer.use(
    http.get('*/api/projects/:id', ({ request }) =>
      request.headers.get('access') === 'token-renewed' ? respond(createProject({ id: 1 })) : sessionOver(),
    ),
  );
  const read = () => store.dispatch(projectApi.endpoints.getProject.initiate(1, { subscribe: false }));
  return { store, read };
}

describe('a session that is over', () => {
  it('is followed by another one where the login is kept, and the call is replayed', async () => {
    setHint('keep');
    const asked = serveToken();
    const { store, read } = setup();

    const answers = await Promise.all([read(), read()]);

    expect(answers.map(({ data }) => data?.id)).toEqual([1, 1]);
    expect(asked).toEqual([{ accessToken: 'token-old', resume: true }]);
    expect(store.getState().session.accessToken).toBe('token-renewed');
  });

  it('ends where the server refuses to open another one', async () => {
    setHint('keep');
    serveTokenResponse(sessionOver);
    const { store, read } = setup();

    await read();

    expect(store.getState().session.accessToken).toBeNull();
  });

  it('ends at once where the login is not kept', async () => {
    setHint('1');
    const asked = serveToken();
    const { store, read } = setup();

    await read();

    expect(asked).toEqual([]);
    expect(store.getState().session.accessToken).toBeNull();
  });
});
