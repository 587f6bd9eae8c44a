/** @tier full */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MESSAGES } from '@contract/messages';
import { REPORT_MESSAGES } from '@contract/report';
import { HttpResponse } from 'msw';
import { type UserEvent } from '@testing-library/user-event';
import {
  createComment,
  createProject,
  createReportTarget,
  respondWithError,
  renderRoute,
  serveLogin,
  serveProject,
  serveReportResponse,
  serveReports,
  serveReportTarget,
  serveReportTargetResponse,
  enterText,
} from '../testing';

const COMMENT = { targetType: 'project_comment', targetId: 12 };
const POST = createProject({
  id: 7,
  title: '독서 습관 앱',
  comments: [{ parentComment: createComment({ id: 12, writer: '감자튀김' }), childComments: [] }],
});

const submitButton = () => screen.findByRole('button', { name: '신고하기' });
const contentBox = () => screen.findByLabelText('신고 내용');

const openReport = (state: unknown = COMMENT) => renderRoute('/report', { member: true, state });

const menuOfComment = () => within(screen.getByRole('article', { name: '감자튀김 님의 댓글' }));

const chooseType = async (user: UserEvent) => user.click(await screen.findByLabelText('스팸·홍보 게시물'));

/** Opens the report page from the post, so that going back is possible. */
async function openFromPost() {
  serveProject(POST);
  const view = await renderRoute('/projectdetail/7', { member: true });
  await view.user.click(await screen.findByRole('button', { name: '감자튀김 님 더 보기' }));
  await view.user.click(menuOfComment().getByRole('link', { name: '신고하기' }));
  return view;
}

it('a one-liner is reported without naming its writer', async () => {
  const none = { schoolName: null, nickname: null, profileImg: null, major: null, grade: null, degree: null };
  serveReportTarget({ isDuplicate: false, text: '못된 말', data: none });
  const sent = serveReports();
  const { user } = await openReport({ targetType: 'evaluation', targetId: 77 });

  const about = await screen.findByRole('region', { name: '신고 대상' });
  expect(about).toHaveTextContent(`${REPORT_MESSAGES.evaluationWriter}한줄평못된 말`);
  expect(about).not.toHaveTextContent(MESSAGES.withdrawnMember);
  await chooseType(user);
  await user.click(await submitButton());
  await waitFor(() => expect(sent[0]).toMatchObject({ reportTarget: 'EVALUATION', targetId: 77, nickname: null }));
});

describe('a report', () => {
  it('shows its target, five types and the notes', async () => {
    const asked = serveReportTarget(createReportTarget());
    await openReport();

    const about = await screen.findByRole('region', { name: '신고 대상' });
    expect(about).toHaveTextContent(
      '감자튀김한국대학교 시각디자인 · 3학년 · 재학모집글 댓글연락 주세요. 010-0000-0000',
    );
    expect(asked).toEqual(['project_comment/12']);
    const types = within(screen.getByRole('main')).getAllByRole('radio');
    expect(types).toHaveLength(5);
    const words = ['부적절한 프로필 사진', '스팸·홍보 게시물', '욕설·혐오 표현', '개인정보 노출', '기타'];
    words.forEach((word, index) => expect(types[index]).toHaveAccessibleName(word));
    for (const type of types) expect(type).not.toBeChecked();
    expect(screen.getByRole('list', { name: '유의 사항' })).toHaveTextContent('같은 글은 한 번만 신고할 수 있어요.');
  });

  it('has no type preselected, and is not sent without one', async () => {
    serveReportTarget(createReportTarget());
    const sent = serveReports();
    const { user } = await openReport();
    await user.click(await submitButton());
    expect(await screen.findByText(REPORT_MESSAGES.typeEmpty)).toBeVisible();
    expect(sent).toEqual([]);
    await chooseType(user);
    expect(screen.queryByText(REPORT_MESSAGES.typeEmpty)).not.toBeInTheDocument();
    await user.click(await submitButton());
    await waitFor(() => expect(sent).toMatchObject([{ reportType: 'SPAM' }]));
  });

  it('shows the picture of the member', async () => {
    serveReportTarget(createReportTarget({ profileImg: '/files/face.webp' }));
    await openReport();
    const about = await screen.findByRole('region', { name: '신고 대상' });
    expect(within(about).getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('/files/face'));
  });

  it('is sent with the chosen type and text, and navigates back to the post', async () => {
    serveReportTarget(createReportTarget());
    const sent = serveReports();
    const { user } = await openFromPost();

    await user.click(await screen.findByLabelText('스팸·홍보 게시물'));
    await enterText(user, await contentBox(), '같은 글이 여러 번 올라와요.');
    await user.click(await submitButton());

    expect(await screen.findByRole('heading', { level: 1, name: '독서 습관 앱' })).toBeVisible();
    expect(screen.getByText(REPORT_MESSAGES.accepted)).toBeVisible();
    expect(sent).toEqual([
      {
        nickname: '감자튀김',
        reportType: 'SPAM',
        reportContent: '같은 글이 여러 번 올라와요.',
        reportTarget: 'PROJECT_COMMENT',
        targetId: 12,
      },
    ]);
  });

  it('allows 500 characters and requires none', async () => {
    serveReportTarget(createReportTarget());
    const sent = serveReports();
    const { user } = await openReport();

    fireEvent.change(await contentBox(), { target: { value: '😀'.repeat(501) } });
    expect(await contentBox()).toHaveValue('😀'.repeat(500));
    await user.clear(await contentBox());
    await chooseType(user);
    await user.click(await submitButton());
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ reportContent: '' })]));
  });

  it('cannot be sent again, and shows that it was sent before', async () => {
    serveReportTarget(createReportTarget({}, { isDuplicate: true }));
    const { user } = await openReport();

    const button = await submitButton();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(REPORT_MESSAGES.duplicate);
    await user.click(button);
    expect(await contentBox()).toBeVisible();
  });

  it('shows that it was sent before when the server refuses it for that, and navigates back', async () => {
    serveReportTarget(createReportTarget());
    serveReportResponse(() => respondWithError(409, REPORT_MESSAGES.duplicate));
    const { user } = await openFromPost();
    await chooseType(user);
    await user.click(await submitButton());

    expect(await screen.findByRole('heading', { level: 1, name: '독서 습관 앱' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(REPORT_MESSAGES.duplicate);
  });

  it.each([
    ['refused for another reason', () => respondWithError(429, MESSAGES.tooMany), MESSAGES.tooMany],
    ['left without a response', () => HttpResponse.error(), MESSAGES.maybeSent],
  ])('preserves its text when it is %s', async (_case, resolver, message) => {
    serveReportTarget(createReportTarget());
    serveReportResponse(resolver);
    const { user } = await openReport();
    await enterText(user, await contentBox(), '광고예요.');
    await chooseType(user);
    await user.click(await submitButton());

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await contentBox()).toHaveValue('광고예요.');
  });

  it.each([
    ['the message of the server', () => respondWithError(404, MESSAGES.postGone), MESSAGES.postGone],
    ['that it failed', () => new HttpResponse('?', { status: 502 }), REPORT_MESSAGES.lookupFailed],
    ['that the connection is poor', () => HttpResponse.error(), MESSAGES.poorConnection],
  ])('shows %s when its target cannot be looked up', async (_case, resolver, message) => {
    serveReportTargetResponse(resolver);
    await openReport();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('names nobody when the member has withdrawn', async () => {
    const nobody = { schoolName: null, nickname: null, profileImg: null, major: null, grade: null, degree: null };
    serveReportTarget(createReportTarget(nobody));
    await openReport();
    expect(await screen.findByRole('region', { name: '신고 대상' })).toHaveTextContent('탈퇴한 회원모집글 댓글');
  });

  it.each([null, {}, { targetType: 'member', targetId: 1 }, { targetType: 'project', targetId: 'x' }])(
    'shows where to start, without a request, when it has no target (%j)',
    async (state) => {
      await openReport(state);
      expect(await screen.findByRole('heading', { name: REPORT_MESSAGES.noTarget })).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent(REPORT_MESSAGES.noTarget);
      expect(screen.getByText(REPORT_MESSAGES.noTargetHint)).toBeVisible();
      expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/');
    },
  );

  it('is stored as a draft while it is written', async () => {
    serveReportTarget(createReportTarget());
    const view = await openReport();
    await enterText(view.user, await contentBox(), '광고예요.');
    await view.persistor.flush();
    view.unmount();

    await openReport();
    expect(await contentBox()).toHaveValue('광고예요.');
    expect(screen.getByText('작성 중이던 내용을 불러왔어요.')).toBeVisible();
  });

  it('preserves its target during the login of a visitor', async () => {
    const asked = serveReportTarget(createReportTarget());
    serveLogin();
    serveProject(POST);
    const { user } = await renderRoute('/projectdetail/7');
    await user.click(await screen.findByRole('link', { name: '댓글 신고' }));

    await enterText(user, await screen.findByLabelText('아이디'), 'dawncode');
    await enterText(user, screen.getByLabelText('비밀번호'), 'secret12');
    await user.click(screen.getByRole('button', { name: '로그인' }));
    expect(await screen.findByRole('heading', { level: 1, name: '신고하기' })).toBeVisible();
    await waitFor(() => expect(asked).toEqual(['project_comment/12']));
  });
});
