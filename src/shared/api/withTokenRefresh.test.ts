import { http, HttpResponse } from 'msw';
import { createApp } from '@/app/createApp';
import {
  respond,
  createProject,
  createSession,
  mockServer,
  respondWithError,
  serveToken,
  serveTokenResponse,
  sessionOver,
  tokenExpired,
  withResolvers,
} from '@/app/testing';
import { loggedIn, loggedOut } from '@/shared/session';
import { projectApi } from './endpoints/project';

const SECOND = 1_000;

/** A member whose access token the server calls expired until it sees the renewed one. */
function setup({ accepts = 'token-renewed' } = {}) {
  const { store } = createApp();
  const { nickname, tokenExpiresAt, profileImg: profile } = createSession();
  store.dispatch(
    loggedIn({
      accessToken: 'token-old',
      memberId: 1,
      nickname,
      profile,
      tokenExpiresAt,
      remaining: SECOND,
      clockOffset: 0,
      mustChangePassword: false,
    }),
  );
  const tokensSeen: (string | null)[] = [];
  mockServer.use(
    http.get('*/api/projects/:id', ({ request, params }) => {
      const token = request.headers.get('access');
      tokensSeen.push(token);
      return token === accepts ? respond(createProject({ id: Number(params['id']) })) : tokenExpired();
    }),
  );
  const read = (id: number) => store.dispatch(projectApi.endpoints.getProject.initiate(id, { subscribe: false }));
  return { store, tokensSeen, read };
}

describe('an expired access token', () => {
  it('is renewed once for all calls that find it expired together, and each is replayed', async () => {
    const asked = serveToken();
    const { store, read, tokensSeen } = setup();

    const answers = await Promise.all([read(1), read(2), read(3)]);

    expect(answers.map(({ data }) => data?.id)).toEqual([1, 2, 3]);
    expect(asked).toEqual([{ accessToken: 'token-old' }]);
    expect(tokensSeen.filter((token) => token === 'token-renewed')).toHaveLength(3);
    expect(store.getState().session.accessToken).toBe('token-renewed');
  });

  it('ends the session when the replay finds the new one expired too', async () => {
    const asked = serveToken();
    const { store, read, tokensSeen } = setup({ accepts: 'never' });

    await read(1);

    expect(asked).toHaveLength(1);
    expect(tokensSeen).toEqual(['token-old', 'token-renewed']);
    expect(store.getState().session.accessToken).toBeNull();
  });

  it('sends nothing as a visitor when several replays find the new one expired too', async () => {
    serveToken();
    const { store, read, tokensSeen } = setup({ accepts: 'never' });

    await Promise.all([read(1), read(2), read(3)]);

    expect(tokensSeen).not.toContain(null);
    expect(store.getState().session.accessToken).toBeNull();
  });

  it('fails a call that waited for the renewal with it, instead of sending it as a visitor', async () => {
    const { promise: asked, resolve: ask } = withResolvers();
    const { promise: refusing, resolve: refuseNow } = withResolvers();
    serveTokenResponse(async () => {
      ask();
      await refusing;
      return sessionOver();
    });
    const { read, tokensSeen } = setup();

    const first = read(1);
    await asked;
    const second = read(2);
    refuseNow();
    const [{ error }] = await Promise.all([second, first]);

    expect(error).toMatchObject({ data: { status: 40203 } });
    expect(tokensSeen).toEqual(['token-old']);
  });

  it('ends the session when the server refuses to renew it', async () => {
    serveTokenResponse(sessionOver);
    const { store, read } = setup();

    await Promise.all([read(1), read(2)]);

    expect(store.getState().session.accessToken).toBeNull();
    expect(store.getState().session.nickname).toBeNull();
  });

  it('fails the call as a network failure, and keeps the session, when the renewal gets no response', async () => {
    serveTokenResponse(() => HttpResponse.error());
    const { store, read } = setup();

    const { error } = await read(1);

    expect(error).toMatchObject({ status: 'FETCH_ERROR' });
    expect(store.getState().session.accessToken).toBe('token-old');
  });

  it('is not renewed for a member who logged out meanwhile', async () => {
    const { store, read } = setup();
    serveTokenResponse(() => {
      store.dispatch(loggedOut());
      return respond(createSession(), { access: 'token-renewed' });
    });

    await read(1);

    expect(store.getState().session.accessToken).toBeNull();
  });

  it('does not change the end of the session unless the response does', async () => {
    const { tokenExpiresAt } = createSession();
    serveToken({ tokenExpiresAt });
    const { store, read } = setup();

    await read(1);

    expect(store.getState().session.tokenExpiresAt).toBe(tokenExpiresAt);
  });
});

describe('a response with 40203', () => {
  it('ends the session on any call', async () => {
    const { store, read } = setup();
    mockServer.use(http.get('*/api/projects/:id', sessionOver));

    await read(1);

    expect(store.getState().session.accessToken).toBeNull();
  });

  it('does not end a session that began after the call was sent', async () => {
    const { store, read } = setup();
    const { nickname, tokenExpiresAt, profileImg: profile } = createSession();
    mockServer.use(
      http.get('*/api/projects/:id', () => {
        store.dispatch(
          loggedIn({
            accessToken: 'token-next',
            memberId: 1,
            nickname,
            profile,
            tokenExpiresAt,
            remaining: SECOND,
            clockOffset: 0,
            mustChangePassword: false,
          }),
        );
        return sessionOver();
      }),
    );

    await read(1);

    expect(store.getState().session.accessToken).toBe('token-next');
  });
});

it('other refusals are returned to the caller', async () => {
  const { store, read } = setup();
  mockServer.use(http.get('*/api/projects/:id', () => respondWithError(404, '삭제됐거나 없는 글이에요.')));

  const { error } = await read(1);

  expect(error).toMatchObject({ status: 404 });
  expect(store.getState().session.accessToken).toBe('token-old');
});
