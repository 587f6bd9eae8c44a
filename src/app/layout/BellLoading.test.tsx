import { screen, waitFor } from '@testing-library/react';
import { type Alarms } from '@contract/alarm';
import { respond, renderRoute, serveAlarmsResponse, serveAlarmStream } from '../testing';

it('the list of the bell is loaded once per page load, although the stream connects', async () => {
  let calls = 0;
  serveAlarmsResponse(() => {
    calls += 1;
    return respond<Alarms>({
      inviteProjectOutputList: [],
      inviteProjectCount: 0,
      userArchiveList: [],
      evaluationCount: 0,
      unreadNotices: 0,
      teams: [],
    });
  });
  const { tokens } = serveAlarmStream();
  await renderRoute('/about', { member: { nickname: '새벽코딩' } });

  await waitFor(() => expect(tokens).toHaveLength(1));
  expect(calls).toBe(1);
});

it('the list of the bell is not loaded for visitors', async () => {
  const asked: string[] = [];
  serveAlarmsResponse(({ request }) => {
    asked.push(request.url);
    return respond<Alarms>({
      inviteProjectOutputList: [],
      inviteProjectCount: 0,
      userArchiveList: [],
      evaluationCount: 0,
      unreadNotices: 0,
      teams: [],
    });
  });
  await renderRoute('/about');
  expect(await screen.findByRole('link', { name: '로그인' })).toBeInTheDocument();
  expect(asked).toEqual([]);
});
