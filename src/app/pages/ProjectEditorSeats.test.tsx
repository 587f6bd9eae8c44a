/** @tier full */
import { configure, screen, waitFor, within } from '@testing-library/react';
import { addDays, todayInKorea } from '@contract/dates';
import { PROJECT_MESSAGES, suggestedDeadline } from '@contract/project';
import { EMPTY_PROJECT, type ProjectForm } from '@/features/project/model/projectForm';
import {
  createProject,
  renderRoute,
  respondWithError,
  serveProject,
  serveProjectEditResponse,
  serveProjectRegistration,
  serveProjects,
  storeDraft,
} from '../testing';

const FILLED: ProjectForm = {
  ...EMPTY_PROJECT,
  title: '개발 두 분 더 필요해요',
  projectName: '정산반장 2.0',
  startDate: '2025-12',
  endDate: '2026-03',
  category: 'PROJECT',
  personnel: 5,
  roles: ['FRONT_END', 'BACK_END'],
  skills: ['TYPESCRIPT'],
  meetingOption: '온라인',
  step: 'DESIGNING',
  introduce: '정산 서비스예요.',
  article: '화요일에 만나요.',
};

const box = (name: string) => screen.getByRole('textbox', { name });
const chip = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });
const skillSearch = () => screen.getByRole('searchbox', { name: '스킬 이름으로 찾기' });
// The form has one button beside it and one at the bottom of narrow screens; only one is visible.
const submitButton = () => screen.getAllByRole('button', { name: /등록하기/ })[0]!;

async function setup() {
  const view = await renderRoute('/project/registration', { member: true });
  await screen.findByRole('textbox', { name: '모집글 제목' });
  return view;
}

/** Opens the form with a draft that fills all required fields, with these changes. */
async function setupFilled(changes: Partial<ProjectForm> = {}) {
  storeDraft({ owner: '새벽코딩', form: 'project' }, { ...FILLED, ...changes });
  return setup();
}

// No button of this form is hidden, and checking the visibility of all fifty takes most of the time.
beforeAll(() => configure({ defaultHidden: true }));

describe('the recruitment section in the form of a post', () => {
  it('has a stepper per role whose sum is the headcount, and restores the typed number without seats', async () => {
    const sent = serveProjectRegistration(12);
    serveProjects([]);
    const { user } = await setupFilled();
    const seats = screen.getByRole('switch', { name: '역할별로 인원 정하기' });
    expect(seats).not.toBeChecked();

    await user.click(seats);
    expect(screen.queryByRole('textbox', { name: '모집 인원' })).not.toBeInTheDocument();
    expect(screen.getByRole('status', { name: '모집 인원' })).toHaveTextContent('2명');
    await user.click(screen.getByRole('button', { name: '프론트엔드 인원 늘리기' }));
    expect(screen.getByRole('status', { name: '모집 인원' })).toHaveTextContent('3명');
    expect(within(screen.getByRole('article')).getByRole('list', { name: '모집 역할' })).toHaveTextContent(
      '프론트엔드0/2 2명 중 0명백엔드0/1 1명 중 0명',
    );

    await user.click(seats);
    expect(box('모집 인원')).toHaveValue('5');
    await user.click(seats);
    await user.click(submitButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      personnel: 3,
      seats: [
        { role: 'FRONT_END', count: 2 },
        { role: 'BACK_END', count: 1 },
      ],
    });
  });

  it('keeps the focus on a stepper that has reached its end, which then changes nothing', async () => {
    const { user } = await setup();
    await user.click(screen.getByRole('switch', { name: '역할별로 인원 정하기' }));
    await user.click(chip('모집 역할', '백엔드'));
    await user.click(screen.getByRole('button', { name: '백엔드 인원 늘리기' }));
    const less = screen.getByRole('button', { name: '백엔드 인원 줄이기' });
    less.focus();
    await user.keyboard('{Enter}{Enter}');

    expect(less).toHaveFocus();
    expect(less).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status', { name: '모집 인원' })).toHaveTextContent('1명');
  });

  it('requires a role before seats are counted', async () => {
    const { user } = await setupFilled({ hasSeats: true, roles: [] });
    await user.click(submitButton());
    expect(await screen.findByText(PROJECT_MESSAGES.roles)).toBeVisible();
  });

  it('shows at the steppers that a role is held, focuses them, and is silent once they change', async () => {
    const held = { role: 'BACK_END' as const, count: 2, taken: 2 };
    serveProject(
      createProject({ id: 7, writer: '새벽코딩', roles: ['BACK_END'], seats: [held], personnel: 2, filled: 2 }),
    );
    const errors = [{ field: 'seats[0].count', message: PROJECT_MESSAGES.seatsHeld }];
    serveProjectEditResponse(7, () => respondWithError(400, PROJECT_MESSAGES.seatsHeld, errors));
    const { user } = await renderRoute('/project/edit/7', { member: { nickname: '새벽코딩' } });
    const less = await screen.findByRole('button', { name: '백엔드 인원 줄이기' });
    await user.click(less);
    await user.click(screen.getAllByRole('button', { name: /수정하기/ })[0]!);

    const group = screen.getByRole('group', { name: '역할별로 인원 정하기' });
    await waitFor(() => expect(group).toHaveAccessibleDescription(PROJECT_MESSAGES.seatsHeld));
    await waitFor(() => expect(less).toHaveFocus());
    await user.click(screen.getByRole('button', { name: '백엔드 인원 늘리기' }));
    await user.tab();
    expect(group).not.toHaveAccessibleDescription();
  });

  it('sends weekly hours, times of the week and the deadline', async () => {
    const sent = serveProjectRegistration(12);
    serveProjects([]);
    const { user } = await setupFilled();
    await user.click(chip('주당 활동 시간', '주 5~10시간'));
    await user.click(chip('활동 시간대', '평일 저녁'));
    await user.click(chip('활동 시간대', '주말'));
    expect(screen.getByText('비워 두면 직접 마감할 때까지 모집해요.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '30일 뒤로' }));
    expect(screen.getByText(/^30일 뒤 .요일까지 모집해요.$/)).toBeVisible();
    expect(within(screen.getByRole('article')).getByText('D-30')).toBeVisible();

    await user.click(submitButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      weeklyHours: 'FROM_5',
      times: ['WEEKDAY_NIGHT', 'WEEKEND'],
      deadline: suggestedDeadline(todayInKorea()),
    });
  });

  it('refuses a deadline that has passed', async () => {
    const { user } = await setupFilled({ deadline: addDays(todayInKorea(), -1) });
    await user.click(submitButton());
    expect(await screen.findByText(PROJECT_MESSAGES.deadline)).toBeVisible();
    await waitFor(() => expect(box('모집 마감일')).toHaveFocus());

    await user.click(screen.getByRole('button', { name: '비우기' }));
    expect(screen.queryByText(PROJECT_MESSAGES.deadline)).not.toBeInTheDocument();
  });

  it('shows the skills in groups, those of the chosen roles first, and finds one by its name', async () => {
    const { user } = await setup();
    const groups = () =>
      ['디자인', '프론트엔드', '앱', 'AI·영상', '백엔드·인프라'].filter((name) =>
        screen.queryByRole('group', { name }),
      );
    expect(groups()).toEqual(['디자인', '프론트엔드', '앱', 'AI·영상', '백엔드·인프라']);
    await user.click(chip('모집 역할', '백엔드'));
    expect(within(screen.getByRole('group', { name: '필요 스킬' })).getAllByRole('group')[0]).toHaveTextContent(
      /^백엔드·인프라고른 역할/,
    );

    await user.click(skillSearch());
    await user.paste('next');
    expect(groups()).toEqual(['프론트엔드']);
    await user.keyboard('{Enter}');
    expect(chip('필요 스킬', 'Next.js')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('1개 골랐어요')).toBeVisible();
    await user.paste('zzz');
    expect(screen.getByText('찾는 스킬이 없어요.')).toBeVisible();
  });
});
