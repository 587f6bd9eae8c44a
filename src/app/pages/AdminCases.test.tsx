import { screen, waitFor, within } from '@testing-library/react';
import { KEYWORD_LABELS } from '@contract/evaluation';
import { OPERATOR_MESSAGES, type Case } from '@contract/operator';
import {
  createCase,
  createMemberCard,
  createProject,
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

describe('a measure on the writer of content that reports have hidden', () => {
  it('asks what happens to the content, and is not sent without it', async () => {
    const { user, sent } = await open(HIDDEN_CASE);
    await user.click(screen.getByRole('button', { name: '경고' }));
    const box = within(await screen.findByRole('dialog'));
    await user.type(box.getByLabelText(/^이유/), '같은 홍보를 되풀이했어요.');
    await user.click(box.getByRole('button', { name: '경고' }));
    expect(await box.findByText(OPERATOR_MESSAGES.contentEmpty)).toBeVisible();
    expect(sent).toEqual([]);

    await user.click(box.getByRole('radio', { name: '숨기기' }));
    await user.click(box.getByRole('button', { name: '경고' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { action: 'WARN', content: 'HIDE', memberVersion: 'member-1', version: 'version-1' },
      ]),
    );
  });

  it('does not ask about content that is visible', async () => {
    const { user, sent } = await open(POST_CASE);
    await user.click(screen.getByRole('button', { name: '경고' }));
    const box = within(await screen.findByRole('dialog'));
    expect(box.queryByRole('radio', { name: '숨기기' })).not.toBeInTheDocument();
    await user.type(box.getByLabelText(/^이유/), '같은 홍보를 되풀이했어요.');
    await user.click(box.getByRole('button', { name: '경고' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('content');
  });
});

describe('a case about own content', () => {
  it('shows neither reports nor measures while there is another operator', async () => {
    await open(createCase({ own: true, mayDecide: false, reportList: [] }));
    expect(screen.getByText(OPERATOR_MESSAGES.ownContent)).toBeVisible();
    expect(screen.getByText(OPERATOR_MESSAGES.ownReports)).toBeVisible();
    expect(screen.queryByRole('group', { name: '조치' })).not.toBeInTheDocument();
  });

  it('can be closed by the only operator, under its mark', async () => {
    const member = createMemberCard({ role: 'OPERATOR' });
    await open(createCase({ own: true, mayDecide: true, reportList: [], member }));
    const measures = within(screen.getByRole('group', { name: '조치' }));
    expect(measures.getByRole('button', { name: '문제없음' })).toBeVisible();
    expect(measures.getByText(OPERATOR_MESSAGES.ownMark)).toBeVisible();
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
    const measures = within(screen.getByRole('group', { name: '조치' }));
    expect(measures.getByRole('button', { name: '숨김' })).toBeVisible();
    expect(measures.queryByRole('button', { name: '경고' })).not.toBeInTheDocument();
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
