import { screen, waitFor, within } from '@testing-library/react';
import { KEYWORD_LABELS } from '@contract/evaluation';
import { OPERATOR_MESSAGES, type Case } from '@contract/operator';
import {
  createCase,
  createMemberCard,
  createProject,
  enterText,
  renderRoute,
  respond,
  serveDesk,
  serveDeskResponse,
} from '../testing';
import { CASE_PATH, CONFIRMED_DESK, POST_CASE } from '../testing/openCase';

const MEMBER = { member: true as const };
const HIDDEN_CASE = createCase({ state: 'HIDDEN', hidden: true, reports: 3 });

const HIDDEN = { reason: '광고예요.', hiddenDateTime: '2026-11-20T03:00:00Z' };

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

async function open(shown: Case, path = CASE_PATH) {
  const desk = serveDesk({ desk: CONFIRMED_DESK, cases: [shown] });
  const view = await renderRoute(path, MEMBER);
  await heading(shown.target === 'EVALUATION' ? `‘${shown.title}’` : shown.title);
  return { ...view, ...desk };
}

const choose = (name: RegExp | string) => screen.getByRole('radio', { name });

describe('the decision about content that reports have hidden', () => {
  it('is about the content first: a measure alone is not sent, and leaving it as it is cannot be chosen', async () => {
    const { user, sent } = await open(HIDDEN_CASE);
    expect(choose(/^그대로 두기 자동으로 숨은 글은 정해야 해요/)).toBeDisabled();
    await user.click(choose('경고'));
    await enterText(user, screen.getByLabelText(/^이유/), '같은 홍보를 되풀이했어요.');
    await user.click(screen.getByRole('button', { name: '경고하기' }));
    expect(await screen.findByText(OPERATOR_MESSAGES.contentEmpty)).toBeVisible();
    expect(sent).toEqual([]);

    await user.click(choose(/^숨기기/));
    await user.click(screen.getByRole('button', { name: '숨기고 경고하기' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { action: 'WARN', content: 'HIDE', memberVersion: 'member-1', version: 'version-1' },
      ]),
    );
  });

  it('is 문제없음 without a reason, which leaves the writer alone', async () => {
    const { user, sent } = await open(HIDDEN_CASE);
    await user.click(choose(/^문제없음 다시 보여요/));
    expect(choose('아무 조치 없음')).toBeChecked();
    expect(choose('경고')).toBeDisabled();
    expect(screen.queryByLabelText(/^이유/)).not.toBeInTheDocument();
    expect(screen.getByText('글이 다시 보여요. 작성자는 알림을 받고 신고 3건이 닫혀요.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '문제없음으로 닫기' }));
    await waitFor(() => expect(sent).toMatchObject([{ action: 'DISMISS', reason: '' }]));
  });
});

describe('the decision about visible content', () => {
  it('leaves the content as it is when only a measure is chosen', async () => {
    const { user, sent } = await open(POST_CASE);
    await user.click(choose('경고'));
    expect(choose(/^그대로 두기/)).toBeChecked();
    await enterText(user, screen.getByLabelText(/^이유/), '같은 홍보를 되풀이했어요.');
    await user.click(screen.getByRole('button', { name: '경고하기' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('content');
  });

  it('needs a measure where the content is left as it is', async () => {
    const { user, sent } = await open(POST_CASE);
    await user.click(choose(/^그대로 두기/));
    await enterText(user, screen.getByLabelText(/^이유/), '되풀이했어요.');
    await user.click(screen.getByRole('button', { name: '결정하기' }));
    expect(await screen.findByText(OPERATOR_MESSAGES.measureEmpty)).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('the decision about a profile', () => {
  const profile = createCase({
    target: 'PROFILE',
    targetId: 31,
    title: '꿀알바매니저',
    now: { fields: [{ name: 'NICKNAME', text: '꿀알바매니저' }], files: [] },
  });

  it('names the profile, has no error before the first try, and offers no empty part', async () => {
    const { user, sent } = await open(profile, '/admin/reports/profile/31');
    expect(screen.getByRole('radiogroup', { name: '프로필' })).toBeVisible();
    await user.click(choose(/^숨기기 고른 항목만 숨겨요/));
    expect(screen.queryByText(OPERATOR_MESSAGES.partsEmpty)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '자기소개 · 비어 있어요' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '프로필 사진 · 비어 있어요' })).toBeDisabled();
    await enterText(user, screen.getByLabelText(/^이유/), '욕설이에요.');
    await user.click(screen.getByRole('button', { name: '프로필 숨기기' }));
    expect(await screen.findByText(OPERATOR_MESSAGES.partsEmpty)).toBeVisible();

    await user.click(screen.getByRole('button', { name: '닉네임' }));
    await user.click(screen.getByRole('button', { name: '프로필 숨기기' }));
    await waitFor(() => expect(sent).toMatchObject([{ action: 'HIDE', target: 'PROFILE', parts: ['NICKNAME'] }]));
  });

  it('offers no part that is hidden already', async () => {
    const { user } = await open({ ...profile, hiddenParts: ['NICKNAME'] }, '/admin/reports/profile/31');
    await user.click(choose(/^숨기기/));
    expect(screen.queryByRole('button', { name: /^닉네임/ })).not.toBeInTheDocument();
  });
});

describe('a case about own content', () => {
  it('shows neither reports nor measures while there is another operator', async () => {
    await open(createCase({ own: true, mayDecide: false, reportList: [] }));
    expect(screen.getByText(OPERATOR_MESSAGES.ownContent)).toBeVisible();
    expect(screen.getByText(OPERATOR_MESSAGES.ownReports)).toBeVisible();
    expect(screen.queryByRole('form', { name: '결정' })).not.toBeInTheDocument();
  });

  it('can be closed by the only operator, under its mark', async () => {
    const member = createMemberCard({ role: 'OPERATOR' });
    await open(createCase({ own: true, mayDecide: true, reportList: [], member }));
    const decision = within(screen.getByRole('form', { name: '결정' }));
    expect(decision.getByRole('radio', { name: /^문제없음/ })).toBeEnabled();
    expect(decision.getByText(OPERATOR_MESSAGES.onlyOperator)).toBeVisible();
  });
});

describe('the case of a one-liner', () => {
  const line = {
    target: 'EVALUATION',
    targetId: 31,
    title: '다시는 같이 하지 마세요',
    evaluated: { memberId: 9, nickname: '라떼한잔', profileImg: null },
    keywords: ['SCHEDULE'],
    path: '/archive/5',
    now: { fields: [{ name: 'LINE', text: '다시는 같이 하지 마세요' }], files: [] },
    context: {
      post: { kind: 'archive', id: 5, title: '막차알리미', restriction: null },
      archive: {
        thumbnail: '/uploads/makcha.webp',
        teamSize: 5,
        evaluatedMembers: 5,
        publishedDateTime: '2026-11-02T05:20:00Z',
      },
      parent: null,
    },
  } satisfies Partial<Case>;
  const path = '/admin/reports/evaluation/31';

  it('shows who wrote it to whom, its keywords, and its archive with the thumbnail', async () => {
    const { container } = await open(createCase(line), path);
    const people = screen.getByRole('group', { name: '한줄평을 쓰고 받은 사람' });
    expect(people).toHaveTextContent('꿀알바매니저쓴 사람라떼한잔받은 사람');
    expect(screen.getByText(KEYWORD_LABELS.SCHEDULE)).toBeVisible();
    const archive = screen.getByRole('link', { name: /막차알리미/ });
    expect(archive).toHaveTextContent('팀원 5명이 서로 평가했어요');
    expect(archive).toHaveAttribute('href', '/archive/5');
    expect(container.innerHTML).toContain('makcha');
    expect(screen.getByText('11월 2일에 공개')).toBeVisible();
  });

  it('says that reading it was logged, and leads to these rows of the log', async () => {
    const { user } = await open(createCase(line), path);
    expect(screen.getByText(OPERATOR_MESSAGES.evaluationRead)).toBeVisible();
    const asked: string[] = [];
    serveDeskResponse('get', 'log', ({ request }) => {
      asked.push(new URL(request.url).search);
      return respond({ items: [], totalPages: 0, totalElements: 0 });
    });
    await user.click(screen.getByRole('link', { name: '기록 보기' }));
    await user.click(await screen.findByRole('button', { name: '한줄평 31 필터 지우기' }));
    await waitFor(() => expect(asked).toEqual(['?target=EVALUATION&targetId=31', '']));
    expect(window.location.search).toBe('');
  });

  it('offers measures on the content alone where its writer is unknown', async () => {
    await open(createCase({ ...line, writer: null, member: null }), path);
    const decision = within(screen.getByRole('form', { name: '결정' }));
    expect(decision.getByRole('radio', { name: /^숨기기/ })).toBeEnabled();
    expect(decision.queryByRole('radio', { name: '경고' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '작성자' })).not.toBeInTheDocument();
    expect(screen.queryByText(OPERATOR_MESSAGES.evaluationRead)).not.toBeInTheDocument();
  });
});

describe('the link of a case', () => {
  const post = { kind: 'project' as const, id: 7, title: POST_CASE.title };
  const hrefOf = () => screen.getByRole('link', { name: '글 열기' }).getAttribute('href');

  it('opens the page of a visible post', async () => {
    await open(POST_CASE);
    expect(hrefOf()).toBe('/projectdetail/7');
  });

  it('opens the view for operators of a hidden post, which leads back', async () => {
    await open(
      createCase({ hidden: true, context: { post: { ...post, restriction: 'HIDDEN' }, archive: null, parent: null } }),
    );
    expect(hrefOf()).toBe('/admin/posts/project/7?case=project/7');
  });

  it('leads from the view for operators back to the case in its filtered queue', async () => {
    serveDeskResponse('get', 'projects/7', () => respond(createProject({ id: 7, hidden: HIDDEN })));
    const context = { post: { ...post, restriction: 'HIDDEN' as const }, archive: null, parent: null };
    const { user } = await open(createCase({ hidden: true, context }), `${CASE_PATH}?target=PROJECT&sort=latest`);
    await user.click(screen.getByRole('link', { name: '글 열기' }));
    const back = await screen.findByRole('link', { name: '신고로 돌아가기' });
    expect(back).toHaveAttribute('href', '/admin/reports/project/7?target=PROJECT&sort=latest');
  });

  it('opens the view for operators at a hidden comment; the case shows its post and the comment above', async () => {
    const parent = {
      writer: { memberId: 3, nickname: '밤산책', profileImg: null },
      content: '연락할 방법이 있을까요?',
      createdDateTime: '2026-11-25T11:41:00Z',
    };
    const context = { post: { ...post, restriction: null }, archive: null, parent };
    await open(
      createCase({ target: 'PROJECT_COMMENT', targetId: 12, hidden: true, context }),
      '/admin/reports/project_comment/12',
    );
    expect(hrefOf()).toBe('/admin/posts/project/7?case=project_comment/12#comment-12');
    const card = screen.getByRole('region', { name: '댓글이 달린 글' });
    expect(card).toHaveTextContent(`모집글${POST_CASE.title}`);
    expect(card).toHaveTextContent('연락할 방법이 있을까요?');
  });
});
