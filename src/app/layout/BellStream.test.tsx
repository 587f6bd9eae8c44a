import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { type Alarms } from '@contract/alarm';
import {
  createInvite,
  createProject,
  createProjectMember,
  mockServer,
  renderRoute,
  respond,
  respondWithError,
  serveAlarmStream,
  serveAlarms,
  serveProject,
  serveStreamResponse,
  serveToken,
  tokenExpired,
  tokenOf,
  withResolvers,
} from '../testing';

const bell = (name: string) => screen.findByRole('button', { name });
const invitations = (count: number): Partial<Alarms> => ({
  inviteProjectOutputList: Array.from({ length: count }, (_, index) =>
    createInvite({ projectInvitedMemberId: index + 1, projectId: index + 1 }),
  ),
});

async function open(address = '/about') {
  const alarms = serveAlarms();
  const stream = serveAlarmStream();
  const view = await renderRoute(address, { member: true });
  await bell('알림');
  await waitFor(() => expect(stream.tokens).toHaveLength(1));
  return { ...view, ...alarms, ...stream };
}

it('the bell of an open page shows each event of the server once', async () => {
  const { change, push, tokens } = await open();
  expect(tokens).toEqual([tokenOf(1)]);

  change(invitations(1));
  push();
  expect(await bell('알림 1개')).toBeInTheDocument();
  change(invitations(2));
  push();
  expect(await bell('알림 2개')).toBeInTheDocument();
});

it('the stream reconnects after it has ended, and the alarms are refetched', async () => {
  const { change, end, tokens } = await open();
  change(invitations(1));
  end();
  expect(await bell('알림 1개')).toBeInTheDocument();
  await waitFor(() => expect(tokens).toHaveLength(2));
});

it('an expired token is renewed before the stream is opened again', async () => {
  const { end, tokens } = await open();
  serveToken({}, 'token-renewed');
  mockServer.use(
    http.get('*/api/alarm/project-archive', ({ request }) =>
      request.headers.get('access') === 'token-renewed'
        ? respond<Alarms>({
            inviteProjectOutputList: [createInvite()],
            inviteProjectCount: 1,
            userArchiveList: [],
            evaluationCount: 0,
            unreadNotices: 0,
            teams: [],
          })
        : tokenExpired(),
    ),
  );
  end();
  expect(await bell('알림 1개')).toBeInTheDocument();
  await waitFor(() => expect(tokens).toEqual([tokenOf(1), 'token-renewed']));
});

it('the alarms are refetched on tab focus when there is no stream', async () => {
  const { change } = serveAlarms();
  let asked = 0;
  serveStreamResponse(() => {
    asked += 1;
    return respondWithError(503, '');
  });
  await renderRoute('/about', { member: true });
  await bell('알림');
  await waitFor(() => expect(asked).toBeGreaterThan(0));

  change(invitations(1));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await bell('알림 1개')).toBeInTheDocument();
});

it('the page of a post shows a new member whose invitation was accepted in another tab', async () => {
  const alarms = serveAlarms(invitations(1));
  const stream = serveAlarmStream();
  const post = createProject({
    id: 1,
    writer: '감자튀김',
    members: [createProjectMember('감자튀김')],
  });
  serveProject(post);
  await renderRoute('/projectdetail/1', { member: { nickname: '새벽코딩' } });
  await screen.findByRole('heading', { level: 1, name: post.title });
  await bell('알림 1개');
  await waitFor(() => expect(stream.tokens).toHaveLength(1));

  serveProject({ ...post, members: [...post.members, createProjectMember('새벽코딩')] });
  alarms.change(invitations(0));
  stream.push();
  expect((await screen.findAllByText('새벽코딩'))[0]).toBeInTheDocument();
  expect(await bell('알림')).toBeInTheDocument();
});

it('every tab of the browser is notified, whichever of them reads the stream', async () => {
  const { change } = await open();
  const otherTab = new BroadcastChannel('alarms of 새벽코딩');
  change(invitations(1));
  otherTab.postMessage('alarms');
  expect(await bell('알림 1개')).toBeInTheDocument();
  otherTab.close();
});

/** Web Locks of a browser whose other tab holds every lock. @returns the function that closes that tab */
function lockedByOtherTab(): () => void {
  const { promise: gone, resolve: goAway } = withResolvers();
  const request = async (name: string, { ifAvailable = false }: LockOptions, run: LockGrantedCallback<unknown>) => {
    if (ifAvailable) return run(null);
    await gone;
    return run({ name, mode: 'exclusive' });
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return goAway;
}
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

it('a tab that takes over the stream right after its page load shows events missed in between', async () => {
  const otherTabGoes = lockedByOtherTab();
  const { change } = serveAlarms();
  const stream = serveAlarmStream();
  await renderRoute('/about', { member: true });
  await bell('알림');

  change(invitations(1));
  otherTabGoes();
  expect(await bell('알림 1개')).toBeInTheDocument();
  await waitFor(() => expect(stream.tokens).toHaveLength(1));
});
