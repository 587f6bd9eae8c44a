import { screen, waitFor, within } from '@testing-library/react';
import { type EvaluationRequest } from '@contract/alarm';
import { createInvite, renderRoute, serveAlarms, serveAlarmStream } from '../testing';

const QUESTION: EvaluationRequest = {
  archiveId: 5,
  archiveTitle: '막차알리미',
  createDate: new Date().toISOString(),
  consent: 'ASKED',
  writer: '감자튀김',
  published: false,
};

const items = () => within(screen.getByRole('dialog', { name: '알림' })).queryAllByRole('listitem');

async function openBell() {
  const { user } = await renderRoute('/about', { member: { nickname: '새벽코딩' } });
  await user.click(await screen.findByRole('button', { name: /^알림/ }));
  await screen.findByRole('dialog', { name: '알림' });
}

it.each([
  ['a question about an archive', 'ASKED' as const, '취소됐거나 이미 답한 질문이에요.'],
  ['an evaluation', 'CONFIRMED' as const, '취소됐거나 이미 제출한 평가예요.'],
])('the open bell does not say that the member has answered %s that is gone', async (_, consent, text) => {
  const alarms = serveAlarms({ userArchiveList: [{ ...QUESTION, consent }] });
  const { tokens, push } = serveAlarmStream();
  await openBell();
  await waitFor(() => expect(tokens).toHaveLength(1));

  alarms.change({ userArchiveList: [] });
  push();

  expect(await screen.findByText(text)).toBeVisible();
  expect(within(items()[0]!).queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['an invitation', { inviteProjectOutputList: [createInvite({ title: '\u202E거꾸로' })] }],
  [
    'an evaluation',
    { userArchiveList: [{ ...QUESTION, consent: 'CONFIRMED' as const, archiveTitle: '\u202E거꾸로' }] },
  ],
  ['a question', { userArchiveList: [{ ...QUESTION, archiveTitle: '\u202E거꾸로' }] }],
  [
    'a question after the release',
    { userArchiveList: [{ ...QUESTION, published: true, archiveTitle: '\u202E거꾸로' }] },
  ],
])('the bell does not let a title turn the sentence of %s around', async (_, alarms) => {
  serveAlarms(alarms);
  await openBell();
  await waitFor(() => expect(items()[0]).toHaveTextContent('‘\u2068\u202E거꾸로\u2069’'));
});
