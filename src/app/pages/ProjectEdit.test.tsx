/** @tier full */
import { configure, screen, waitFor, within } from '@testing-library/react';
import { MESSAGES } from '@contract/messages';
import { PROJECT_TEXTS } from '@contract/project';
import { HttpResponse } from 'msw';
import {
  createProject,
  createProjectItem,
  isInert,
  memberIdOf,
  renderRoute,
  respond,
  respondWithError,
  serveMembers,
  serveProject,
  serveProjectEdit,
  serveProjectEditResponse,
  serveProjectResponse,
  serveProjects,
  withResolvers,
} from '../testing';

const POST = createProject({
  id: 7,
  title: '책갈피 팀원을 찾아요',
  writer: '새벽코딩',
  personnel: 3,
  comments: [],
  bookmarks: 41,
  link: 'https://chaekgalpi.example/',
  invitedMembers: [
    { nickname: '기획하는곰', status: 'ACCEPTED' },
    { nickname: '픽셀한스푼', status: 'PENDING', projectInvitedMemberId: 31 },
  ],
});

const PAYLOAD = {
  title: POST.title,
  projectName: POST.projectName,
  startDate: POST.startDate,
  endDate: POST.endDate,
  category: POST.category,
  personnel: POST.personnel,
  roles: POST.roles,
  skills: POST.skills,
  times: [],
  meetingOption: POST.meetingOption,
  step: POST.step,
  introduce: POST.introduce,
  article: POST.article,
  link: POST.link,
  invitedMembersNicknames: [],
  keptInvitations: [31],
};

const WRITER = { member: { nickname: '새벽코딩' } };

const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const search = () => screen.getByRole('combobox', { name: '닉네임 검색' });
// The form has one button beside it and one at the bottom of narrow screens; only one is visible.
const submitButton = () => screen.getAllByRole('button', { name: /수정하기/ })[0]!;
const invited = () =>
  within(screen.getByRole('list', { name: '초대한 팀원' }))
    .queryAllByRole('listitem')
    .map((chip) => chip.textContent);

async function setup(address = '/project/edit/7') {
  const view = await renderRoute(address, WRITER);
  await box('모집글 제목');
  return view;
}

// No button of this form is hidden, and checking the visibility of all fifty takes most of the time.
beforeAll(() => configure({ defaultHidden: true }));

describe('editing a recruitment post', () => {
  beforeEach(() => {
    serveProject(POST);
    serveProjects([createProjectItem()]);
  });

  it.each(['/project/edit/7', '/project/registration?projectId=7'])('shows the stored post at %s', async (address) => {
    await setup(address);

    expect(await box('모집글 제목')).toHaveValue(POST.title);
    expect(await box('시작 월')).toHaveValue(POST.startDate);
    expect(await box('모집 인원')).toHaveValue('3');
    expect(screen.getByRole('button', { name: '창업' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('radio', { name: '시작 전' })).toBeChecked();
    expect(await box(/참고 링크/)).toHaveValue(POST.link);
    expect(invited()).toEqual(['기획하는곰수락함', '픽셀한스푼응답 대기 중']);
    expect(screen.getByRole('article')).toHaveTextContent('북마크 41');
    expect(document.title).toBe('모집글 수정 | 팀이음');
  });

  it('sends the whole post, and navigates to the list', async () => {
    const sent = serveProjectEdit(7);
    const { user } = await setup();
    await user.clear(await box('모집글 제목'));
    await user.paste('디자이너도 찾아요');

    await user.click(submitButton());

    expect(await screen.findByText('모집글을 수정했어요.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/project'));
    expect(sent).toEqual([{ ...PAYLOAD, title: '디자이너도 찾아요' }]);
  });

  it('invites added members and withdraws removed invitations; members stay', async () => {
    serveMembers(['구름빵집']);
    const sent = serveProjectEdit(7);
    const { user } = await setup();

    await user.click(screen.getByRole('button', { name: '픽셀한스푼 빼기' }));
    expect(search()).toHaveFocus();
    expect(screen.queryByRole('button', { name: '기획하는곰 빼기' })).not.toBeInTheDocument();
    await user.type(search(), '구름');
    await screen.findByRole('option', { name: /구름빵집/ });
    await user.keyboard('{Enter}');
    expect(invited()).toEqual(['기획하는곰수락함', '구름빵집초대 예정']);

    await user.click(submitButton());
    await waitFor(() =>
      expect(sent).toEqual([{ ...PAYLOAD, invitedMembersNicknames: ['구름빵집'], keptInvitations: [] }]),
    );
  });

  it('keeps an invitation whose chip was removed and added again', async () => {
    serveMembers(['픽셀한스푼']);
    const sent = serveProjectEdit(7);
    const { user } = await setup();

    await user.click(screen.getByRole('button', { name: '픽셀한스푼 빼기' }));
    await user.type(search(), '픽셀');
    await screen.findByRole('option', { name: /픽셀한스푼/ });
    await user.keyboard('{Enter}');
    expect(invited()).toEqual(['기획하는곰수락함', '픽셀한스푼응답 대기 중']);

    await user.click(submitButton());
    await waitFor(() => expect(sent).toEqual([PAYLOAD]));
  });

  it('restores a draft with the new nicknames of invited members, and without those who declined', async () => {
    const pending = { status: 'PENDING', projectInvitedMemberId: 32 } as const;
    serveProject({ ...POST, invitedMembers: [...POST.invitedMembers!, { nickname: '느린거북', ...pending }] });
    const first = await setup();
    await first.user.type(await box('모집글 제목'), '!');
    await first.persistor.flush();
    first.unmount();
    serveProject({
      ...POST,
      invitedMembers: [
        { nickname: '기획하는호랑이', status: 'ACCEPTED' },
        { nickname: '픽셀두스푼', status: 'PENDING', projectInvitedMemberId: 31 },
      ],
    });
    const sent = serveProjectEdit(7);

    const { user } = await setup();

    expect(await screen.findByText('작성 중이던 내용을 불러왔어요.')).toBeVisible();
    expect(invited()).toEqual(['기획하는호랑이수락함', '픽셀두스푼응답 대기 중']);
    await user.click(submitButton());
    await waitFor(() => expect(sent).toMatchObject([{ invitedMembersNicknames: [], keptInvitations: [31, 32] }]));
  });

  it('shows errors of the server at their fields', async () => {
    const message = PROJECT_TEXTS.belowAccepted(2);
    serveProjectEditResponse(7, () => respondWithError(400, message, [{ field: 'personnel', message }]));
    const { user } = await setup();
    await user.clear(await box('모집 인원'));
    await user.type(await box('모집 인원'), '1');

    await user.click(submitButton());

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await box('모집 인원')).toHaveAccessibleDescription(message);
    expect(await box('모집 인원')).toHaveFocus();
  });

  it('preserves the input and shows why it was not saved, as often as it is sent', async () => {
    const { user } = await setup();
    await user.type(await box('모집글 제목'), '!');

    for (const [message, resolver] of [
      [MESSAGES.maybeSaved, () => HttpResponse.error()],
      ['모집글을 수정하지 못했어요. 잠시 후 다시 시도해 주세요.', () => respondWithError(500, MESSAGES.unknown)],
      ['수정 권한이 없어요.', () => respondWithError(403, '수정 권한이 없어요.')],
    ] as const) {
      serveProjectEditResponse(7, resolver);
      await user.click(submitButton());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
      expect(await box('모집글 제목')).toHaveValue(`${POST.title}!`);
      await waitFor(async () => expect(isInert(await box('모집글 제목'))).toBe(false));
    }
  });

  it('preserves the input when the post was deleted meanwhile', async () => {
    serveProjectEditResponse(7, () => respondWithError(404, MESSAGES.postGone));
    const { user } = await setup();
    serveProjectResponse(7, () => respondWithError(404, MESSAGES.postGone));
    await user.type(await box('모집글 제목'), '!');

    await user.click(submitButton());

    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.postGone);
    expect(await box('모집글 제목')).toHaveValue(`${POST.title}!`);
  });

  it('takes no edits while it is being sent, and does not leave the page that was opened meanwhile', async () => {
    const { promise: held, resolve: release } = withResolvers();
    const save = jest.fn(async () => {
      await held;
      return respond(7);
    });
    serveProjectEditResponse(7, save);
    const { user } = await setup();
    await user.click(submitButton());
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(isInert(await box('모집글 제목'))).toBe(true);

    await user.click(screen.getAllByRole('link', { name: '소개' })[0]!);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '모집글 제목' })).not.toBeInTheDocument());
    release();
    expect(await screen.findByText('모집글을 수정했어요.')).toBeVisible();
    expect(window.location.pathname).toBe('/about');
  });

  it('has a draft of its own, which a new post does not use', async () => {
    const first = await setup();
    await first.user.type(await box('모집글 제목'), ' 한 분 더');
    await first.persistor.flush();
    first.unmount();

    const { unmount: leave } = await renderRoute('/project/registration', WRITER);
    expect(await box('모집글 제목')).toHaveValue('');
    leave();

    const again = await setup();
    expect(await box('모집글 제목')).toHaveValue(`${POST.title} 한 분 더`);
    expect(await screen.findByText('작성 중이던 내용을 불러왔어요.')).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: '버리기' }));
    expect(await box('모집글 제목')).toHaveValue(POST.title);
  });

  it('starts with the current post, not with a cached one', async () => {
    const { user } = await renderRoute('/projectdetail/7', WRITER);
    await screen.findByRole('heading', { level: 1, name: POST.title });
    serveProject({ ...POST, title: '그사이 바뀐 제목' });

    await user.click(screen.getByRole('link', { name: '수정' }));

    expect(await box('모집글 제목')).toHaveValue('그사이 바뀐 제목');
  });
});

describe('an edit that is not possible', () => {
  it('redirects other members to the list with a message', async () => {
    serveProject({ ...POST, writerId: memberIdOf('기획하는곰'), writer: '기획하는곰', invitedMembers: undefined });
    serveProjects([createProjectItem()]);
    await renderRoute('/project/edit/7', WRITER);

    expect(await screen.findByRole('alert')).toHaveTextContent('수정 권한이 없어요.');
    await waitFor(() => expect(window.location.pathname).toBe('/project'));
    expect(screen.queryByRole('textbox', { name: '모집글 제목' })).not.toBeInTheDocument();
  });

  it('redirects visitors to the login', async () => {
    await renderRoute('/project/edit/7');

    expect(await screen.findByRole('alert')).toHaveTextContent('로그인이 필요해요.');
    expect(window.location.pathname).toBe('/login');
  });

  it.each(['7', 'abc'])('is a 404 page for the id %p', async (id) => {
    serveProjectResponse(7, () => respondWithError(404, '삭제됐거나 없는 글이에요.'));
    await renderRoute(`/project/edit/${id}`, WRITER);

    expect(await screen.findByRole('heading', { level: 1, name: '삭제됐거나 없는 글이에요.' })).toBeVisible();
  });

  it('offers a retry after a failure', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serveProjectResponse(7, () => respondWithError(500, '문제가 생겼어요.'));
    const { user } = await renderRoute('/project/edit/7', WRITER);
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    serveProject(POST);

    await user.click(retry);

    expect(await box('모집글 제목')).toHaveValue(POST.title);
  });
});
