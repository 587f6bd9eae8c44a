/** @tier full */
import { configure, screen, waitFor, within } from '@testing-library/react';
import { POST_LIMIT_TEXTS } from '@contract/project';
import { EMPTY_PROJECT } from '@/features/project/model/projectForm';
import { renderRoute, respondWithError, serveProjectRegistrationResponse, storeDraft } from '../testing';

const WRITTEN = {
  ...EMPTY_PROJECT,
  title: '동아리 회비 정산 서비스, 개발 두 분 더 필요해요',
  projectName: '정산반장 2.0',
  startDate: '2025-12',
  endDate: '2026-03',
  category: 'PROJECT',
  personnel: 5,
  roles: ['FRONT_END'],
  skills: ['TYPESCRIPT'],
  meetingOption: '온라인',
  step: 'DESIGNING',
  introduce: '총무가 돈을 달라고 말하지 않아도 되는 정산 서비스예요.',
  article: '매주 화요일 저녁에 온라인으로 만나요.',
  invitedMembersNicknames: ['구름빵집'],
};

const INVITED = 'invitedMembersNicknames';
const unanswered = POST_LIMIT_TEXTS.unanswered(['구름빵집'], 5);
const pending = POST_LIMIT_TEXTS.pending(100);

const box = (name: string) => screen.getByRole('textbox', { name });

async function setup() {
  const view = await renderRoute('/project/registration', { member: true });
  await screen.findByRole('textbox', { name: '모집글 제목' });
  return view;
}

beforeAll(() => configure({ defaultHidden: true }));

describe('a recruitment post beyond a limit', () => {
  it('is refused with the limit, and form and draft preserve everything', async () => {
    storeDraft({ owner: '새벽코딩', form: 'project' }, WRITTEN);
    const { user, unmount, persistor } = await setup();
    const expectEverything = () => {
      expect(box('모집글 제목')).toHaveValue(WRITTEN.title);
      expect(box('모집 내용')).toHaveValue(WRITTEN.article);
      expect(within(screen.getByRole('list', { name: '초대한 팀원' })).getByText('구름빵집')).toBeVisible();
    };

    for (const [status, message, errors] of [
      [429, POST_LIMIT_TEXTS.daily(20), undefined],
      [409, POST_LIMIT_TEXTS.open(20), undefined],
      [409, unanswered, [{ field: INVITED, message: unanswered }]],
      [409, pending, [{ field: INVITED, message: pending }]],
    ] as const) {
      serveProjectRegistrationResponse(() => respondWithError(status, message, errors && [...errors]));
      await user.click(screen.getAllByRole('button', { name: /등록하기/ })[0]!);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
      const search = screen.getByRole('combobox', { name: '닉네임 검색' });
      if (errors) await waitFor(() => expect(search).toHaveAccessibleDescription(expect.stringContaining(message)));
      expectEverything();
    }

    await persistor.flush();
    unmount();
    await setup();
    expectEverything();
  });
});
