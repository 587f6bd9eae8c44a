import { screen, waitFor, within } from '@testing-library/react';
import { type Envelope } from '@contract/envelope';
import { NOTIFICATION_TEXTS } from '@contract/notifications';
import {
  SAVED_SEARCH_TEXTS as TEXT,
  searchName,
  type SavedSearch,
  type SearchChangePayload,
} from '@contract/savedSearch';
import { http } from 'msw';
import { mockServer, renderRoute, serveNotificationSettings } from '../testing';
import { respond } from '../testing/serve/responses';

/** Serves saved searches. @returns what is stored */
function serveAlerts(...queries: string[]) {
  const stored = queries.map((query, id): SavedSearch => ({
    id,
    query,
    name: searchName(query),
    mail: 'OFF',
    push: false,
    createdDateTime: '2026-11-20T00:00:00.000Z',
  }));
  const changes: SearchChangePayload[] = [];
  mockServer.use(
    http.get('*/api/users/me/alerts', () => respond(structuredClone(stored))),
    http.patch<{ id: string }, SearchChangePayload, Envelope<SavedSearch>>(
      '*/api/users/me/alerts/:id',
      async ({ request, params }) => {
        const change = await request.json();
        changes.push(change);
        const search = Object.assign(
          stored.find(({ id }) => id === Number(params.id))!,
          change,
        );
        return respond(structuredClone(search));
      },
    ),
    http.delete<{ id: string }>('*/api/users/me/alerts/:id', ({ params }) => {
      stored.splice(
        stored.findIndex(({ id }) => id === Number(params.id)),
        1,
      );
      return respond(null);
    }),
  );
  return { stored, changes };
}

describe('the page of saved searches', () => {
  it('asks for the agreement before the first mail, and sends it with the choice', async () => {
    serveNotificationSettings();
    const { changes } = serveAlerts('roles=PM');
    const { user } = await renderRoute('/mypage/alerts', { member: true });
    const row = await screen.findByRole('group', { name: 'PM' });
    await user.click(within(row).getByRole('radio', { name: '바로' }));
    const dialog = await screen.findByRole('alertdialog', { name: NOTIFICATION_TEXTS.agreement.title });
    await user.click(within(dialog).getByRole('button', { name: NOTIFICATION_TEXTS.agreement.button }));
    await waitFor(() => expect(changes).toEqual([{ mail: 'NOW', agreed: true }]));
  });

  it('leaves the choice as it was without the agreement', async () => {
    serveNotificationSettings();
    const { changes } = serveAlerts('roles=PM');
    const { user } = await renderRoute('/mypage/alerts', { member: true });
    await user.click(await screen.findByRole('radio', { name: '매일 아침' }));
    await user.click(await screen.findByRole('button', { name: '취소' }));
    expect(screen.getByRole('radio', { name: '안 받기' })).toBeChecked();
    expect(changes).toEqual([]);
  });

  it('deletes a search after a question', async () => {
    serveNotificationSettings();
    const { stored } = serveAlerts('roles=PM', 'roles=BACK_END');
    const { user } = await renderRoute('/mypage/alerts', { member: true });
    await user.click(await screen.findByRole('button', { name: TEXT.deleteLabel('PM') }));
    await user.click(await screen.findByRole('button', { name: '삭제' }));
    expect(await screen.findByText(TEXT.deleted)).toBeInTheDocument();
    expect(stored.map(({ query }) => query)).toEqual(['roles=BACK_END']);
  });

  it('says that a search is gone whose codes are', async () => {
    serveNotificationSettings();
    serveAlerts('roles=GONE');
    await renderRoute('/mypage/alerts', { member: true });
    expect(await screen.findByText(TEXT.gone)).toBeInTheDocument();
    expect(screen.queryByRole('radiogroup', { name: TEXT.mail })).not.toBeInTheDocument();
  });

  it('says how to save one while there is none', async () => {
    serveNotificationSettings();
    await renderRoute('/mypage/alerts', { member: true });
    expect(await screen.findByText(TEXT.empty)).toBeInTheDocument();
  });
});
