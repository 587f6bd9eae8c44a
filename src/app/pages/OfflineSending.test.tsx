import { screen } from '@testing-library/react';
import { MESSAGES } from '@contract/messages';
import { RECORD_MESSAGES } from '@contract/record';
import { HttpResponse } from 'msw';
import {
  createOwnRecord,
  createRecord,
  createTeammate,
  renderRoute,
  serveChecks,
  serveCredentials,
  serveOwnRecord,
  serveRecord,
  serveRecordSavingResponse,
  serveSubmissionResponse,
  serveTeam,
  signup,
} from '../testing';

const OWN = '새벽코딩';

function goOffline() {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

const expectConnectionNamed = async () => expect(await screen.findByText(MESSAGES.poorConnection)).toBeInTheDocument();

describe('without a connection', () => {
  it('an evaluation that is sent names the connection', async () => {
    serveTeam(12, OWN, [createTeammate(OWN), createTeammate('라떼한잔')]);
    serveSubmissionResponse(12, () => HttpResponse.error());
    const { user } = await renderRoute('/12/teamevaluation', { member: { nickname: OWN } });
    await user.click(await screen.findByRole('button', { name: '소통이 잘 돼요', hidden: true }));
    await user.type(screen.getByRole('textbox', { name: '한줄평', hidden: true }), '함께해서 든든했어요.');
    goOffline();

    await user.click(screen.getByRole('button', { name: '프로젝트 등록하기' }));

    await expectConnectionNamed();
  });

  it('a setting of the record names the connection', async () => {
    serveOwnRecord(createOwnRecord());
    serveCredentials([]);
    serveRecord(createRecord());
    serveRecordSavingResponse(() => HttpResponse.error());
    const { user } = await renderRoute('/mypage/record', { member: { nickname: OWN } });
    const setting = await screen.findByRole('switch', { name: RECORD_MESSAGES.enabled });
    goOffline();

    await user.click(setting);

    await expectConnectionNamed();
  });

  it('a check of a username names the connection', async () => {
    serveChecks({ check_username: () => HttpResponse.error() });
    const { user } = await renderRoute('/signup1');
    await signup.fillAccount(user);
    goOffline();

    await user.click(screen.getByLabelText('아이디 중복 확인'));

    await expectConnectionNamed();
  });
});
