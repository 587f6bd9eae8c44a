import { serveLogin } from './testing';
import { createApp } from './createApp';
import { devTools } from './devTools';
import { authApi } from '@/shared/api';

it('Redux DevTools shows no password and no token, neither in an action nor in the state', async () => {
  serveLogin();
  const { store } = createApp();
  const seen: unknown[] = [];
  const dispatch = store.dispatch;
  const login = authApi.endpoints.login.initiate({ username: 'dawncode', password: 'secret12' });
  await dispatch(login);

  seen.push(devTools.stateSanitizer(store.getState()));
  seen.push(
    devTools.actionSanitizer({
      type: 'api/executeMutation/pending',
      meta: {
        arg: { endpointName: 'login', originalArgs: { username: 'dawncode', password: 'secret12' } },
        baseQueryMeta: { request: new Request('http://localhost/'), response: new Response() },
      },
    } as { type: string }),
  );
  seen.push(devTools.actionSanitizer({ type: 'session/loggedIn', payload: { accessToken: 'token-of-login' } }));

  const shown = JSON.stringify(seen);
  expect(shown).not.toContain('secret12');
  expect(shown).not.toContain('token-of-login');
  expect(shown).toContain('dawncode');
  expect(shown).toContain('새벽코딩');
});

it('Redux DevTools masks texts of secret names at any depth, but shows their booleans and numbers', () => {
  const state = {
    session: { mustChangePassword: true, tokenExpiresAt: 1_700_000_000_000, accessToken: 'token', refreshToken: null },
    form: { passwords: ['secret12', { repeated: 'secret12' }], passwordTries: 3 },
  };

  expect(devTools.stateSanitizer<unknown>(state)).toEqual({
    session: { mustChangePassword: true, tokenExpiresAt: 1_700_000_000_000, accessToken: '•••', refreshToken: null },
    form: { passwords: ['•••', { repeated: '•••' }], passwordTries: 3 },
  });
});
