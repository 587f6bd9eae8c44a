import { serverNow, todayInKorea } from '@contract/clock';
import { addDays } from '@contract/dates';
import { createApp } from './createApp';

it.each([1, -21])('a page whose date is %i days from that of the device corrects the clock by them', async (days) => {
  const page = addDays(todayInKorea(Date.now() - performance.now()), days);
  const { ready } = createApp(page);
  await ready;
  expect(todayInKorea(serverNow() - performance.now())).toBe(page);
});

it('a page of the same date leaves the clock of the device', async () => {
  const { ready } = createApp(todayInKorea(Date.now() - performance.now()));
  await ready;
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1_000);
});
