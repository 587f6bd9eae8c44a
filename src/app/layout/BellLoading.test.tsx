import { screen, waitFor } from '@testing-library/react';
import { type Alarms } from '@contract/alarm';
import { answer, renderRoute, serveAlarmsAnswer, serveAlarmStream } from '../testing';

it('loads the list of the bell once per page load, although the stream connects', async () => {
  let calls = 0;
  serveAlarmsAnswer(() => {
    calls += 1;
    return answer<Alarms>({ inviteProjectOutputList: [], userArchiveList: [], unreadNotices: 0 });
  });
  const { tokens } = serveAlarmStream();
  await renderRoute('/about', { member: { nickname: '새벽코딩' } });

  await waitFor(() => expect(tokens).toHaveLength(1));
  expect(calls).toBe(1);
});

it('does not load the list of the bell for visitors', async () => {
  const asked: string[] = [];
  serveAlarmsAnswer(({ request }) => {
    asked.push(request.url);
    return answer<Alarms>({ inviteProjectOutputList: [], userArchiveList: [], unreadNotices: 0 });
  });
  await renderRoute('/about');
  expect(await screen.findByRole('link', { name: '로그인' })).toBeInTheDocument();
  expect(asked).toEqual([]);
});
