/** @tier full @seconds 10 */
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { ARCHIVE_MESSAGES } from '@contract/archive';
import { FILE_SIZES } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { EMPTY_ARCHIVE } from '@/features/archive/model/archiveForm';
import { HttpResponse } from 'msw';
import {
  respond,
  createOwnPage,
  createTeammate,
  respondWithError,
  renderRoute,
  serveArchiveRegistration,
  serveArchiveRegistrationResponse,
  serveMembers,
  serveOwnPage,
  serveTeam,
  storeDraft,
  withResolvers,
} from '../testing';

const DATA = {
  title: '막차알리미, 놓치기 11분 전에 알려 드려요',
  startDate: '2025-08-18',
  endDate: '2025-11-15',
  description: '막차 시간을 외우지 않아도 되는 위젯이에요.',
  category: 'EXPERIENCE',
  skills: ['TYPESCRIPT', 'FIGMA'],
  link: 'https://makcha.example',
  archiveMembers: [{ nickname: '라떼한잔', role: 'FRONT_END' }],
};

const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const search = () => screen.getByRole('combobox', { name: '함께한 팀원' });
const images = () => screen.getByRole('list', { name: '고른 이미지' });
const imageNames = () =>
  within(images())
    .queryAllByRole('img')
    .map((image) => image.getAttribute('alt'));
const chip = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });
// The form has one button beside it and one at the bottom of narrow screens; only one is visible.
const submitButton = () => screen.getAllByRole('button', { name: /등록하기/ })[0]!;

const png = (name: string, size = 100) => new File([new Uint8Array(size)], name, { type: 'image/png' });

async function enter(user: UserEvent, name: string | RegExp, text: string) {
  await user.click(box(name));
  await user.paste(text);
}

async function addMember(user: UserEvent, nickname: string) {
  await user.type(search(), nickname);
  await user.click(await screen.findByRole('option', { name: new RegExp(nickname) }));
}

async function setup() {
  serveOwnPage(createOwnPage());
  serveMembers(['라떼한잔', '픽셀한스푼']);
  const view = await renderRoute('/archive/registration', { member: { nickname: '새벽코딩' } });
  await screen.findByRole('textbox', { name: '제목' });
  return view;
}

/** The six required fields of an archive in the order of their messages, with the input that fills each. */
const NEEDS: { message: string; fill: (user: UserEvent) => Promise<void> }[] = [
  { message: ARCHIVE_MESSAGES.title, fill: (user) => enter(user, '제목', DATA.title) },
  { message: MESSAGES.periodMissing, fill: (user) => enter(user, '진행 기간', '2025081820251115') },
  { message: ARCHIVE_MESSAGES.description, fill: (user) => enter(user, '설명', DATA.description) },
  { message: ARCHIVE_MESSAGES.category, fill: (user) => user.click(chip('분야', '경험 쌓기')) },
  {
    message: ARCHIVE_MESSAGES.skills,
    async fill(user) {
      await user.click(chip('스킬', 'TypeScript'));
      await user.click(chip('스킬', 'Figma'));
    },
  },
  { message: ARCHIVE_MESSAGES.members, fill: (user) => addMember(user, '라떼한잔') },
];

/** Opens the form with a draft that fills all required fields. */
async function setupFilled() {
  storeDraft({ owner: '새벽코딩', form: 'archive' }, { ...EMPTY_ARCHIVE, ...DATA, link: '' });
  return setup();
}

async function expectBlocked(message: string) {
  await waitFor(() => expect(submitButton()).toHaveAccessibleDescription(message));
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
}

async function arriveAtEvaluation() {
  await screen.findByRole('group', { name: '라떼한잔' });
  expect(window.location.pathname).toBe('/12/teamevaluation');
}

// No button of this form is hidden, and checking the visibility of all fifty takes most of the time.
beforeAll(() => configure({ defaultHidden: true }));

describe('the form of an archive', () => {
  it('is inactive and reports one missing field at a time after the first touch, then sends all once with the pictures', async () => {
    const sent = serveArchiveRegistration(12);
    serveTeam(12, '새벽코딩', [createTeammate('새벽코딩'), createTeammate('라떼한잔')]);
    const { user } = await setup();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(submitButton()).not.toHaveAccessibleDescription();
    expect(screen.getByText(ARCHIVE_MESSAGES.gate)).toBeVisible();

    await user.click(box('제목'));
    await user.tab();
    for (const { message, fill } of NEEDS) {
      await expectBlocked(message);
      await fill(user);
    }
    await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-disabled'));
    expect(submitButton()).not.toHaveAccessibleDescription();

    await enter(user, /결과물 링크/, 'makcha.example');
    await user.upload(screen.getByLabelText('대표 이미지 올리기'), png('표지.png'));
    await user.upload(screen.getByLabelText('이미지 추가'), [png('하나.png'), png('둘.png')]);
    await user.dblClick(submitButton());
    await arriveAtEvaluation();
    expect(sent).toEqual([{ data: DATA, thumbnail: '표지.png', images: ['하나.png', '둘.png'] }]);
  });

  it('shows the period as typed, within the calendar, and the message about it', async () => {
    const { user } = await setup();
    await enter(user, '제목', DATA.title);
    const period = box('진행 기간');

    for (const [typed, shown, message] of [
      ['2024023120240331', '2024.02.31 ~ 2024.03.31', MESSAGES.periodUnreal],
      ['2024130520241240', '2024.12.05 ~ 2024.12.31', ARCHIVE_MESSAGES.description],
      ['2024050120240401', '2024.05.01 ~ 2024.04.01', MESSAGES.daysReversed],
      ['2024050120', '2024.05.01 ~ 20', MESSAGES.daysIncomplete],
      ['2024.3 ~ 2024.6', '2024.03.01 ~ 2024.6', ARCHIVE_MESSAGES.description],
    ] as const) {
      await user.clear(period);
      await user.paste(typed);
      expect(period).toHaveValue(shown);
      await user.tab();
      await expectBlocked(message);
    }
  });

  it('changes only the part of the period that is typed over, and completes short dates on blur', async () => {
    const { user } = await setup();
    const period = box('진행 기간');
    await enter(user, '진행 기간', '2024030120240401');
    await user.type(period, '2023', { initialSelectionStart: 0, initialSelectionEnd: 4 });
    expect(period).toHaveValue('2023.03.01 ~ 2024.04.01');
    await user.type(period, '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(period).toHaveValue('2023.3.01 ~ 2024.04.01');
    await user.tab();
    expect(period).toHaveValue('2023.03.01 ~ 2024.04.01');

    await user.clear(period);
    await user.type(period, '240302');
    await user.tab();
    expect(period).toHaveValue('2024.03.02');
    await user.type(period, '240331');
    await user.tab();
    expect(period).toHaveValue('2024.03.02 ~ 2024.03.31');
  });

  it('cuts the description at 300 characters and counts them', async () => {
    const { user } = await setup();
    await enter(user, '설명', '가'.repeat(301));

    expect(box('설명')).toHaveValue('가'.repeat(300));
    expect(screen.getByText(/300\/300/)).toBeInTheDocument();
  });

  it('shows the same upload progress in bars and texts, and at 100 % that the server is working', async () => {
    const { promise: held, resolve: release } = withResolvers();
    serveArchiveRegistrationResponse(async () => {
      await held;
      return respond(12);
    });
    serveTeam(12, '새벽코딩', [createTeammate('새벽코딩'), createTeammate('라떼한잔')]);
    const { user, store } = await setupFilled();
    await user.click(submitButton());

    for (const [percent, text] of [
      [0, '올리는 중이에요… 0%'],
      [42, '올리는 중이에요… 42%'],
      [100, '다 올렸어요. 처리하는 중이에요…'],
    ] as const) {
      act(
        () => void store.dispatch({ type: 'upload/uploadProgressed', payload: { endpoint: 'createArchive', percent } }),
      );
      expect(screen.getAllByText(text)).toHaveLength(2);
      const bars = screen.getAllByRole('progressbar', { name: '올리기' });
      expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual([String(percent), String(percent)]);
      expect(bars.map((bar) => bar.getAttribute('aria-valuemax'))).toEqual(['100', '100']);
    }

    release();
    await arriveAtEvaluation();
  });

  it('preserves all values when there is no response, and sends them again on request', async () => {
    serveArchiveRegistrationResponse(() => HttpResponse.error());
    serveTeam(12, '새벽코딩', [createTeammate('새벽코딩'), createTeammate('라떼한잔')]);
    const { user } = await setupFilled();
    await user.upload(screen.getByLabelText('이미지 추가'), png('하나.png'));

    await user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.maybeSent);
    expect(within(screen.getByRole('main')).getByText(MESSAGES.maybeSent)).toBeVisible();
    expect(box('제목')).toHaveValue(DATA.title);

    const sent = serveArchiveRegistration(12);
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    await arriveAtEvaluation();
    expect(sent.map(({ images: names }) => names)).toEqual([['하나.png']]);
  });

  it('marks the picture that the server refuses', async () => {
    const errors = [{ field: 'images[1]', message: MESSAGES.imageType }];
    serveArchiveRegistrationResponse(() => respondWithError(400, MESSAGES.imageType, errors));
    const { user } = await setupFilled();
    await user.upload(screen.getByLabelText('이미지 추가'), [png('하나.png'), png('글.png')]);

    await user.click(submitButton());

    expect(await within(images()).findByText(MESSAGES.imageType)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '글.png 삭제하기' }));
    await waitFor(() => expect(within(images()).queryByText(MESSAGES.imageType)).not.toBeInTheDocument());
    expect(imageNames()).toEqual(['하나.png']);
  });
});

describe('the pictures in the form of an archive', () => {
  it('are sorted by their buttons, and each move is announced', async () => {
    const { user } = await setup();
    await user.upload(screen.getByLabelText('이미지 추가'), [png('하나.png'), png('둘.png'), png('셋.png')]);
    expect(imageNames()).toEqual(['하나.png', '둘.png', '셋.png']);

    const forth = screen.getByRole('button', { name: '셋.png 앞으로 옮기기' });
    forth.focus();
    await user.keyboard('{Enter}');
    expect(imageNames()).toEqual(['하나.png', '셋.png', '둘.png']);
    expect(await screen.findByText('셋.png: 3개 중 2번째로 옮겼어요.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '셋.png 앞으로 옮기기' })).toHaveFocus();

    await user.keyboard('{Enter}{Enter}');
    expect(imageNames()).toEqual(['셋.png', '하나.png', '둘.png']);
    await user.click(screen.getByRole('button', { name: '셋.png 뒤로 옮기기' }));
    expect(imageNames()).toEqual(['하나.png', '셋.png', '둘.png']);
  });

  it('are refused at once when of another kind, too large or impossible to decode', async () => {
    const { user } = await setup();
    const pdf = new File(['글'], '글.pdf', { type: 'application/pdf' });
    const large = png('큰 사진.png', FILE_SIZES.image + 1);
    fireEvent.change(screen.getByLabelText('이미지 추가'), { target: { files: [pdf, large, png('하나.png')] } });

    const refused = within(await screen.findByRole('list', { name: '올릴 수 없는 이미지' }));
    const [ofPdf, ofLarge] = refused.getAllByRole('listitem');
    expect(ofPdf).toHaveTextContent(/글\.pdf/);
    expect(ofPdf).toHaveTextContent(MESSAGES.imageType);
    expect(ofLarge).toHaveTextContent(/큰 사진\.png/);
    expect(ofLarge).toHaveTextContent(MESSAGES.imageSize);
    await waitFor(() => expect(imageNames()).toEqual(['하나.png']));
    for (const name of ['글.pdf', '큰 사진.png'])
      await user.click(screen.getByRole('button', { name: `${name} 삭제하기` }));
    expect(screen.queryByRole('list', { name: '올릴 수 없는 이미지' })).not.toBeInTheDocument();

    fireEvent.error(within(images()).getByRole('img', { name: '하나.png' }));
    expect(await screen.findByRole('list', { name: '올릴 수 없는 이미지' })).toHaveTextContent(MESSAGES.imageType);
    expect(imageNames()).toEqual([]);
  });

  it('are limited to ten', async () => {
    const { user } = await setup();
    await user.upload(
      screen.getByLabelText('이미지 추가'),
      Array.from({ length: 11 }, (_, index) => png(`${index + 1}.png`)),
    );

    await waitFor(() => expect(imageNames()).toHaveLength(10));
    expect(await screen.findByText(MESSAGES.imageCount)).toBeVisible();
    expect(screen.queryByLabelText('이미지 추가')).not.toBeInTheDocument();
  });

  it('are added once when they are pasted without text, and when they are dropped', async () => {
    await setup();
    const pasted = png('화면.png');
    fireEvent.paste(document.body, { clipboardData: { files: [pasted], types: ['Files', 'text/plain'] } });
    fireEvent.paste(document.body, { clipboardData: { files: [pasted], types: ['Files'] } });
    await waitFor(() => expect(imageNames()).toEqual(['화면.png']));

    fireEvent.drop(screen.getByLabelText('이미지 추가'), { dataTransfer: { files: [png('하나.png')] } });
    await waitFor(() => expect(imageNames()).toEqual(['화면.png', '하나.png']));
    fireEvent.drop(images(), { dataTransfer: { files: [png('둘.png')] } });
    await waitFor(() => expect(imageNames()).toEqual(['화면.png', '하나.png', '둘.png']));
  });

  it('have a thumbnail, which can be removed', async () => {
    const { user } = await setup();
    await user.upload(screen.getByLabelText('대표 이미지 올리기'), png('표지.png'));
    expect(screen.getByRole('img', { name: '대표 이미지' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: '대표 이미지 삭제하기' }));
    expect(screen.getByLabelText('대표 이미지 올리기')).toBeInTheDocument();
  });
});
