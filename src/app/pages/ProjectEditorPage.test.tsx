/** @tier full */
import { configure, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { MESSAGES } from '@contract/messages';
import { PROJECT_MESSAGES } from '@contract/project';
import { EMPTY_PROJECT } from '@/features/project/model/projectForm';
import {
  createProjectItem,
  respondWithError,
  renderRoute,
  serveMembers,
  serveProjectRegistration,
  serveProjectRegistrationResponse,
  serveProjects,
  storeDraft,
} from '../testing';

const PAYLOAD = {
  title: '동아리 회비 정산 서비스, 개발 두 분 더 필요해요',
  projectName: '정산반장 2.0',
  startDate: '2025-12',
  endDate: '2026-03',
  category: 'PROJECT',
  personnel: 5,
  roles: ['FRONT_END', 'BACK_END'],
  skills: ['TYPESCRIPT', 'FIGMA'],
  times: [],
  meetingOption: '온라인',
  step: 'DESIGNING',
  introduce: '총무가 돈을 달라고 말하지 않아도 되는 정산 서비스예요.',
  article: '매주 화요일 저녁에 온라인으로 만나요.',
  link: 'https://jungsan.example',
  invitedMembersNicknames: ['구름빵집'],
  keptInvitations: [],
};

const { invitedMembersNicknames: _invited, keptInvitations: _kept, ...WITHOUT_INVITATIONS } = PAYLOAD;
const FILLED = { ...WITHOUT_INVITATIONS, link: '' };

interface Field {
  message: string;
  /** The element that has the focus after the message. */
  control: () => HTMLElement;
  fill: (user: UserEvent) => Promise<void>;
}

const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const radio = (name: string) => screen.getByRole('radio', { name });

/** The eleven fields in the order of their messages, with the input that fills each. */
const FIELDS: Field[] = [
  {
    message: PROJECT_MESSAGES.title,
    control: () => box('모집글 제목'),
    fill: (user) => enter(user, '모집글 제목', PAYLOAD.title),
  },
  {
    message: PROJECT_MESSAGES.projectName,
    control: () => box('프로젝트 이름'),
    fill: (user) => enter(user, '프로젝트 이름', PAYLOAD.projectName),
  },
  {
    message: '진행 기간을 입력해 주세요.',
    control: () => box('시작 월'),
    async fill(user) {
      await enter(user, '시작 월', '202512');
      await enter(user, '종료 월', '202603');
    },
  },
  {
    message: PROJECT_MESSAGES.category,
    control: () => chip('분야', '공모전'),
    fill: (user) => user.click(chip('분야', '사이드 프로젝트')),
  },
  {
    message: PROJECT_MESSAGES.personnel,
    control: () => box('모집 인원'),
    fill: (user) => enter(user, '모집 인원', '5명'),
  },
  {
    message: PROJECT_MESSAGES.roles,
    control: () => chip('모집 역할', 'UX/UI 디자인'),
    async fill(user) {
      await user.click(chip('모집 역할', '프론트엔드'));
      await user.click(chip('모집 역할', '백엔드'));
    },
  },
  {
    message: PROJECT_MESSAGES.skills,
    control: () => screen.getByRole('searchbox', { name: '스킬 이름으로 찾기' }),
    async fill(user) {
      await user.click(chip('필요 스킬', 'TypeScript'));
      await user.click(chip('필요 스킬', 'Figma'));
    },
  },
  {
    message: PROJECT_MESSAGES.meetingOption,
    control: () => chip('진행 방식', '온라인'),
    fill: (user) => user.click(chip('진행 방식', '온라인')),
  },
  {
    message: PROJECT_MESSAGES.step,
    control: () => radio('시작 전'),
    fill: (user) => user.click(radio('디자인 중')),
  },
  {
    message: PROJECT_MESSAGES.introduce,
    control: () => box('프로젝트 소개'),
    fill: (user) => enter(user, '프로젝트 소개', PAYLOAD.introduce),
  },
  {
    message: PROJECT_MESSAGES.article,
    control: () => box('모집 내용'),
    fill: (user) => enter(user, '모집 내용', PAYLOAD.article),
  },
];

/** Enters the whole text at once; other tests cover single keys. */
async function enter(user: UserEvent, name: string | RegExp, text: string) {
  await user.click(box(name));
  await user.paste(text);
}

const chip = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });

// The form has one button beside it and one at the bottom of narrow screens; only one is visible.
const submitButton = () => screen.getAllByRole('button', { name: /등록하기/ })[0]!;

async function setup() {
  const view = await renderRoute('/project/registration', { member: true });
  await screen.findByRole('textbox', { name: '모집글 제목' });
  return view;
}

/** Opens the form with a draft that fills all fields except the link and the invitations. */
async function setupFilled(values = FILLED) {
  storeDraft({ owner: '새벽코딩', form: 'project' }, { ...EMPTY_PROJECT, ...values });
  return setup();
}

// No button of this form is hidden, and checking the visibility of all fifty takes most of the time.
beforeAll(() => configure({ defaultHidden: true }));

describe('the form of a recruitment post', () => {
  it('leaves no draft and no entry of the history behind once the post is published', async () => {
    serveProjectRegistration(12);
    serveProjects([createProjectItem()]);
    storeDraft({ owner: '새벽코딩', form: 'project' }, { ...EMPTY_PROJECT, ...FILLED });
    const { user } = await renderRoute('/project?sort=popular', { member: true });
    const openForm = async () => user.click((await screen.findAllByText('모집글 쓰기'))[0]!);
    await openForm();
    expect(await screen.findByLabelText('모집글 제목')).toHaveValue(PAYLOAD.title);
    await user.click(submitButton());
    await screen.findByText('모집글을 등록했어요.');
    await waitFor(() => expect(window.location.pathname).toBe('/project'));

    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?sort=popular'));
    expect(window.location.pathname).toBe('/project');
    await waitFor(() => expect(screen.queryByLabelText('모집글 제목')).not.toBeInTheDocument());

    await openForm();
    expect(await screen.findByLabelText('모집글 제목')).toHaveValue('');
    expect(screen.queryByText('작성 중이던 내용을 불러왔어요.')).not.toBeInTheDocument();
  });

  it('reports one missing field after another, in order, focuses it, and publishes once when none is missing', async () => {
    const sent = serveProjectRegistration(12);
    serveProjects([createProjectItem()]);
    serveMembers(['구름빵집']);
    const { user } = await setup();

    for (const { message, control, fill } of FIELDS) {
      await user.click(submitButton());
      expect(await screen.findByText(message)).toBeVisible();
      await waitFor(() => expect(control()).toHaveFocus());
      expect(screen.getAllByText((text) => FIELDS.some((field) => field.message === text))).toHaveLength(1);
      await fill(user);
    }
    await enter(user, /참고 링크/, 'jungsan.example');
    await user.type(screen.getByRole('combobox', { name: '닉네임 검색' }), '구름');
    await user.click(await screen.findByRole('option', { name: /구름빵집/ }));
    await user.dblClick(submitButton());

    expect(await screen.findByText('모집글을 등록했어요.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/project'));
    expect(sent).toEqual([PAYLOAD]);
  });

  it('refuses an end before the start', async () => {
    const { user } = await setupFilled({ ...FILLED, endDate: '2025-11' });

    await user.click(submitButton());

    expect(await screen.findByText('종료 월이 시작 월보다 빨라요. 다시 확인해 주세요.')).toBeVisible();
    await waitFor(() => expect(box('종료 월')).toHaveFocus());
  });

  it('shows the message at the link when it has a scheme that could run a script', async () => {
    const { user } = await setupFilled({ ...FILLED, link: 'javascript:alert(1)' });

    await user.click(submitButton());

    expect(await screen.findByText(MESSAGES.link)).toBeVisible();
    await waitFor(() => expect(box(/참고 링크/)).toHaveFocus());
  });

  it('shows a preview of the card, and how much of the form is filled', async () => {
    const { user } = await setup();
    expect(screen.getByText('11개 중 0개 채웠어요')).toBeVisible();

    await enter(user, '모집글 제목', '함께 만들어요');
    await user.click(chip('모집 역할', 'PM'));
    await enter(user, '시작 월', '202512');
    await enter(user, '종료 월', '202601');

    const preview = within(screen.getByRole('article'));
    expect(preview.getByText('함께 만들어요')).toBeVisible();
    expect(preview.getByText('PM')).toBeVisible();
    expect(preview.getByText('1~3개월')).toBeVisible();
    expect(preview.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('11개 중 3개 채웠어요')).toBeVisible();
  });

  it('preserves all values when the post cannot be saved', async () => {
    serveProjectRegistrationResponse(() => respondWithError(500, MESSAGES.unknown));
    const { user } = await setupFilled();

    await user.click(submitButton());

    expect(await screen.findByRole('alert')).toHaveTextContent(
      '모집글을 등록하지 못했어요. 잠시 후 다시 시도해 주세요.',
    );
    expect(box('모집글 제목')).toHaveValue(PAYLOAD.title);
    expect(window.location.pathname).toBe('/project/registration');
  });

  it('marks refused fields until they are changed, and validates again when sent again', async () => {
    const message = '선택할 수 없는 값이 있어요. 다시 골라 주세요.';
    const answers = jest.fn(() => respondWithError(400, message, [{ field: 'skills[1]', message }]));
    serveProjectRegistrationResponse(answers);
    const { user } = await setupFilled();
    const skills = screen.getByRole('group', { name: '필요 스킬' });

    await user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await waitFor(() => expect(skills).toHaveAccessibleDescription(message));
    await waitFor(() => expect(screen.getByRole('searchbox', { name: '스킬 이름으로 찾기' })).toHaveFocus());

    await user.click(box('모집글 제목'));
    expect(skills).toHaveAccessibleDescription(message);
    await user.click(submitButton());
    await waitFor(() => expect(answers).toHaveBeenCalledTimes(2));

    await user.click(chip('필요 스킬', 'Git'));
    await waitFor(() => expect(skills).not.toHaveAccessibleDescription(message));
  });
});
