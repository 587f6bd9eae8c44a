/** @tier full */
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PROJECT_TEXTS } from '@contract/project';
import {
  createProject,
  respondWithError,
  renderRoute,
  serveMembers,
  serveProject,
  serveProjectEditResponse,
} from '../testing';

const NAMES = ['구름빵집', '구름산책로', '픽셀한스푼'];

const search = () => screen.getByRole('combobox', { name: '닉네임 검색' });
const options = () => screen.findAllByRole('option');
const invited = () =>
  within(screen.getByRole('list', { name: '초대한 팀원' }))
    .queryAllByRole('listitem')
    .map((chip) => chip.textContent);

async function setup(address = '/project/registration') {
  const view = await renderRoute(address, { member: { nickname: '새벽코딩' } });
  await screen.findByRole('combobox', { name: '닉네임 검색' });
  return view;
}

beforeAll(() => configure({ defaultHidden: true }));

describe('inviting members', () => {
  it('suggests members whose name matches, with one debounced request, and shows that none has the name', async () => {
    const searched = serveMembers(NAMES);
    const { user } = await setup();

    await user.type(search(), '구름');

    expect((await options()).map((option) => option.textContent)).toEqual([
      '구름빵집Enter로 추가',
      '구름산책로Enter로 추가',
    ]);
    expect(searched).toEqual(['구름']);

    await user.clear(search());
    await user.type(search(), '아무개');
    expect(await screen.findByText('찾는 팀원이 없어요. 닉네임을 다시 확인해 주세요.')).toBeVisible();
  });

  it('adds a member by Enter, by arrow keys and by pointer, each as a chip', async () => {
    serveMembers(NAMES);
    const { user } = await setup();

    await user.type(search(), '구름');
    await options();
    await user.keyboard('{Enter}');
    expect(search()).toHaveValue('');
    expect(search()).toHaveFocus();

    await user.type(search(), '구름');
    await options();
    await user.keyboard('{ArrowDown}{Enter}');

    await user.type(search(), '픽셀');
    await user.click(await screen.findByRole('option', { name: /픽셀한스푼/ }));

    expect(invited()).toEqual(['구름빵집초대 예정', '구름산책로초대 예정', '픽셀한스푼초대 예정']);
    expect(window.location.pathname).toBe('/project/registration');
    expect(screen.queryByText('모집글 제목을 입력해 주세요.')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: '구름산책로 빼기' }));
    expect(invited()).toEqual(['구름빵집초대 예정', '픽셀한스푼초대 예정']);
    expect(search()).toHaveFocus();
  });

  it('never submits the form by Enter, and leaves the Enter of a Hangul composition to the input method', async () => {
    serveMembers(NAMES);
    const { user } = await setup();

    await user.type(search(), '없는사람{Enter}');
    expect(screen.queryByText('모집글 제목을 입력해 주세요.')).not.toBeInTheDocument();

    await user.clear(search());
    await user.type(search(), '구름');
    await options();
    fireEvent.keyDown(search(), { key: 'Enter', isComposing: true });
    expect(invited()).toEqual([]);
    expect(await options()).toHaveLength(2);
  });

  it('adds an invited member only once, with a message until the next key or until the focus leaves the field', async () => {
    serveMembers(NAMES);
    const { user } = await setup();
    const add = async (letters: string) => {
      await user.type(search(), letters);
      await options();
      await user.keyboard('{Enter}');
    };

    await add('픽셀');
    await add('한스푼');
    expect(invited()).toEqual(['픽셀한스푼초대 예정']);
    expect(search()).toHaveAccessibleDescription('이미 추가한 팀원이에요.');
    await user.tab();
    await waitFor(() => expect(search()).not.toBeInvalid());

    await add('한스푼');
    expect(search()).toHaveAccessibleDescription('이미 추가한 팀원이에요.');
    expect(search()).toBeInvalid();
    await user.type(search(), '구');
    expect(search()).not.toHaveAccessibleDescription('이미 추가한 팀원이에요.');
  });

  it('shows the names that the server refuses at the field, until they are changed', async () => {
    const message = PROJECT_TEXTS.inviteUnknown(['픽셀한스푼']);
    serveMembers(NAMES);
    serveProject(createProject({ id: 7, writer: '새벽코딩', invitedMembers: [] }));
    serveProjectEditResponse(7, () => respondWithError(400, message, [{ field: 'invitedMembersNicknames', message }]));
    const { user } = await setup('/project/edit/7');
    await user.type(search(), '픽셀');
    await options();
    await user.keyboard('{Enter}');

    await user.click(screen.getAllByRole('button', { name: /수정하기/ })[0]!);

    expect(await screen.findByRole('alert')).toHaveTextContent('픽셀한스푼 님을 찾을 수 없어요.');
    await waitFor(() => expect(search()).toHaveAccessibleDescription(message));
    expect(search()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '픽셀한스푼 빼기' }));
    await waitFor(() => expect(search()).not.toHaveAccessibleDescription(message));
  });
});
