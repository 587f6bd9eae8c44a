/** @tier full */
import { screen, waitFor } from '@testing-library/react';
import { MESSAGES } from '@contract/messages';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import {
  createOwnPage,
  mockServer,
  respondWithError,
  renderRoute,
  serveMembers,
  serveOwnPage,
  withResolvers,
} from '../testing';

const FORMS = [
  ['project', '/project/registration', '닉네임 검색'],
  ['archive', '/archive/registration', '함께한 팀원'],
] as const;

const FAILURES: [string, HttpResponseResolver, string][] = [
  ['is answered 503', () => respondWithError(503, MESSAGES.noResponse), MESSAGES.unreachable],
  ['is answered 429', () => respondWithError(429, MESSAGES.tooMany), MESSAGES.tooMany],
  ['is not answered', () => HttpResponse.error(), MESSAGES.unreachable],
];

describe.each(FORMS)('the nickname search of the %s form', (_form, address, label) => {
  it.each(FAILURES)(
    'shows a message at its field when it %s, until the next response',
    async (_case, resolver, message) => {
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      serveOwnPage(createOwnPage());
      mockServer.use(http.get('*/api/users/search', resolver));
      const { user } = await renderRoute(address, { member: true });
      const search = await screen.findByRole('combobox', { name: label });
      await user.type(search, '구름');
      await waitFor(() => expect(search).toHaveAccessibleDescription(message));

      const { promise: held, resolve: release } = withResolvers();
      let asked = false;
      serveMembers(['구름빵집']);
      mockServer.use(
        http.get('*/api/users/search', async () => {
          asked = true;
          await held;
        }),
      );
      await user.type(search, '빵');
      await waitFor(() => expect(asked).toBe(true));
      expect(search).toHaveAccessibleDescription(message);
      release();
      expect(await screen.findByRole('option', { name: /구름빵집/ })).toBeInTheDocument();
      expect(search).not.toHaveAccessibleDescription(message);
    },
  );

  it('shows no failure when nobody is found', async () => {
    serveOwnPage(createOwnPage());
    serveMembers([]);
    const { user } = await renderRoute(address, { member: true });
    const search = await screen.findByRole('combobox', { name: label });
    await user.type(search, '구름');
    expect(await screen.findByText(MESSAGES.memberNotFound)).toBeInTheDocument();
    expect(search).not.toBeInvalid();
  });
});
