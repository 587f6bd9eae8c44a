/** @tier full */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { FILE_SIZES, LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { PROFILE_MESSAGES } from '@contract/mypage';
import { CHECK_MESSAGES, SIGNUP_MESSAGES } from '@contract/signup';
import { paths } from '@/shared/routes';
import {
  createOwnPage,
  mockServer,
  renderRoute,
  respond,
  respondWithError,
  serveChecks,
  serveOwnPage,
  serveProfileUpdate,
  serveProfileUpdateResponse,
  signup,
  storeDraft,
  tokenOf,
  withResolvers,
} from '../testing';

const { check, createFile, createPhoto, fill, messageBeside } = signup;

const saveButton = () => screen.findByRole('button', { name: '저장하기' });
const RESTORED = '작성 중이던 내용을 불러왔어요.';

const FILE = { id: 3, fileName: '포트폴리오.pdf', fileSize: 18.2, url: '/uploads/file/abc.pdf' };
const LINK = { id: 4, fileName: 'https://ieum.kr', fileSize: 0, url: 'https://ieum.kr' };
const CLUB = {
  experienceType: 'CLUB',
  experienceName: '웹 개발 동아리',
  startDate: '2025-03-02',
  endDate: '2025-11-20',
  experienceDescription: '학식 알림 서비스를 만들었어요.',
};

const page = createOwnPage({
  careerHistory: { introduction: '새벽에 코딩해요.', experiences: [CLUB], portfolios: [FILE, LINK] },
});

async function openEditor(shown = page) {
  serveOwnPage(shown);
  const view = await renderRoute('/mypage/edit', { member: { nickname: '새벽코딩' } });
  await saveButton();
  return view;
}

const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('포트폴리오 파일'), { target: { files } });

describe('editing the profile', () => {
  it('starts with the stored values, years included, and is linked from the own profile', async () => {
    serveOwnPage(page);
    const { user } = await renderRoute('/about', { member: true });
    await user.click(await screen.findByRole('link', { name: '내 프로필' }));
    await user.click(await screen.findByRole('link', { name: '프로필 수정' }));

    expect(await screen.findByLabelText('닉네임')).toHaveValue('새벽코딩');
    expect(screen.getByAltText('지금 사진')).toHaveAttribute('src', '/uploads/dawn.webp');
    expect(screen.getByLabelText('학교')).toHaveValue('한국대학교');
    expect(screen.getByLabelText('학년')).toHaveDisplayValue('3학년');
    expect(screen.getByLabelText('전공')).toHaveValue('컴퓨터공학');
    expect(screen.getByLabelText('학적 상태')).toHaveDisplayValue('재학');
    expect(screen.getByLabelText('입학 연도')).toHaveValue('2022');
    expect(screen.getByLabelText('졸업 연도')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Figma' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('활동 이름')).toHaveValue('웹 개발 동아리');
    expect(screen.getByText('포트폴리오.pdf')).toBeInTheDocument();
    expect(screen.getByText('18.2MB')).toBeInTheDocument();
    expect(screen.getByLabelText('링크 1')).toHaveValue('https://ieum.kr');
    expect(screen.getByLabelText('나를 소개하는 글')).toHaveValue('새벽에 코딩해요.');
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  });

  it('sends the whole profile: stored items by their id, the photo only when it is new', async () => {
    const sent = serveProfileUpdate(page);
    const { user } = await openEditor();
    fill('졸업 연도', '2026');

    await user.click(await saveButton());

    expect(await screen.findByText(PROFILE_MESSAGES.saved)).toBeInTheDocument();
    expect(sent).toEqual([
      {
        memberDTO: {
          nickname: '새벽코딩',
          schoolName: '한국대학교',
          major: '컴퓨터공학',
          grade: '3',
          degree: 'ENROLLMENT',
          entranceDate: '2022-01-01',
          graduationDate: '2026-01-01',
          skillCategory: ['FIGMA'],
          desiredJob: ['FRONT_END', 'PM'],
          experiences: [CLUB],
          careers: [],
          awards: [],
          portfolio: [{ id: 3, fileName: '포트폴리오.pdf', fileSize: 18.2, url: null }, LINK],
          introduction: '새벽에 코딩해요.',
        },
        photo: null,
        files: [],
      },
    ]);
  });

  it('adds and removes portfolio files and links, five of each at most', async () => {
    const sent = serveProfileUpdate(page);
    const { user } = await openEditor();
    choose(...Array.from({ length: LIMITS.portfolioFiles }, (_, index) => createFile(`${index}.pdf`, 10)));
    expect(await screen.findByText(MESSAGES.portfolioFiles)).toBeInTheDocument();

    await user.click(screen.getByLabelText('포트폴리오.pdf 삭제하기'));
    for (const index of [1, 2, 3]) await user.click(screen.getByLabelText(`${index}.pdf 삭제하기`));
    choose(createFile('새 것.zip', FILE_SIZES.megabyte));
    fill('링크 1', 'https://new.ieum.kr');
    await user.click(await saveButton());
    await screen.findByText(PROFILE_MESSAGES.saved);

    expect(sent[0]?.memberDTO.portfolio).toEqual([
      { fileName: '0.pdf', fileSize: 0, url: null },
      { fileName: '새 것.zip', fileSize: 1, url: null },
      { fileName: 'https://new.ieum.kr', fileSize: 0, url: 'https://new.ieum.kr' },
    ]);
    expect(sent[0]?.files).toMatchObject([{ name: '0.pdf' }, { name: '새 것.zip' }]);
  });

  it('saves a former nickname that is on a valid credential without a check', async () => {
    const own = createOwnPage({ basicInfo: { ownNicknames: ['옛코딩'] } });
    const sent = serveProfileUpdate(own);
    const { user } = await openEditor(own);
    fill('닉네임', '옛코딩');
    await user.click(await saveButton());
    expect(await screen.findByText(PROFILE_MESSAGES.saved)).toBeInTheDocument();
    expect(sent[0]?.memberDTO.nickname).toBe('옛코딩');
  });

  it('updates a new nickname and photo at once, in the header and in the session keys', async () => {
    serveChecks();
    const sent = serveProfileUpdate(
      createOwnPage({ basicInfo: { nickname: '밤코딩', profileImg: '/uploads/night.webp' } }),
    );
    const { user, persistor } = await openEditor();
    fill('닉네임', '밤코딩');
    await check(user, '닉네임');
    await user.upload(screen.getByLabelText('프로필 사진'), createPhoto());

    await user.click(await saveButton());

    expect(await screen.findByText(PROFILE_MESSAGES.saved)).toBeInTheDocument();
    expect(sent[0]?.photo).toMatchObject({ name: 'me.png' });
    await persistor.flush();
    expect({ ...window.sessionStorage }).toMatchObject({
      accessToken: tokenOf(1),
      nickname: '밤코딩',
      profile: '/uploads/night.webp',
    });
    expect(screen.getByRole('link', { name: '내 프로필' })).toHaveAttribute('href', paths.memberPage('밤코딩'));
  });

  it('requires a check of a new nickname, but not of the own one in another case', async () => {
    serveChecks({ check_nickname: () => respondWithError(400, CHECK_MESSAGES.nickname.taken) });
    const { user } = await openEditor(createOwnPage({ basicInfo: { nickname: 'DawnCode' } }));
    const checkButton = screen.getByRole('button', { name: '닉네임 중복 확인' });
    expect(checkButton).toHaveAttribute('aria-disabled', 'true');
    fill('닉네임', 'dawncode');
    expect(await messageBeside('저장하기')).toBe('');

    fill('닉네임', '느린거북');
    expect(await messageBeside('저장하기')).toBe(SIGNUP_MESSAGES.nicknameUnchecked);
    expect(await saveButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(checkButton);
    expect(await screen.findByText(CHECK_MESSAGES.nickname.taken)).toBeInTheDocument();
  });

  it('reports missing fields in the order of the page', async () => {
    await openEditor();

    fill('전공', '');
    expect(await messageBeside('저장하기')).toBe(SIGNUP_MESSAGES.majorEmpty);
    fill('학교', '');
    expect(await messageBeside('저장하기')).toBe(SIGNUP_MESSAGES.schoolEmpty);
    expect(await saveButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('focuses the first invalid field, and sends nothing', async () => {
    const sent = serveProfileUpdate(page);
    const { user } = await openEditor();
    fill('졸업 연도', '2019');

    await user.click(await saveButton());

    await waitFor(() => {
      expect(screen.getByLabelText('졸업 연도')).toHaveFocus();
    });
    expect(screen.getByLabelText('졸업 연도')).toHaveAccessibleDescription(SIGNUP_MESSAGES.yearsReversed);
    expect(sent).toEqual([]);
  });

  it('shows why a save failed, as often as it fails, and preserves the input', async () => {
    const { user } = await openEditor();
    fill('전공', '산업디자인');

    for (const [resolver, message] of [
      [() => respondWithError(400, MESSAGES.portfolioType), MESSAGES.portfolioType],
      [() => HttpResponse.error(), MESSAGES.maybeSaved],
      [() => respondWithError(500, '서버의 말'), PROFILE_MESSAGES.editFailed],
    ] as const) {
      serveProfileUpdateResponse(resolver);
      await user.click(await saveButton());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
      expect(screen.getByLabelText('전공')).toHaveValue('산업디자인');
    }
  });

  it('shows its upload progress, and is sent once', async () => {
    const { promise: held, resolve: release } = withResolvers();
    let calls = 0;
    serveProfileUpdateResponse(async () => {
      calls += 1;
      await held;
      return respond(page);
    });
    const { user, store } = await openEditor();
    choose(createFile('크다.zip', FILE_SIZES.megabyte));

    await user.click(await saveButton());
    act(() => {
      store.dispatch({ type: 'upload/uploadProgressed', payload: { endpoint: 'updateProfile', percent: 42 } });
    });
    expect(screen.getByText('올리는 중이에요… 42%')).toBeInTheDocument();
    await user.click(await saveButton());
    release();

    expect(await screen.findByText(PROFILE_MESSAGES.saved)).toBeInTheDocument();
    expect(calls).toBe(1);
  });

  it('offers a retry when it fails to load', async () => {
    mockServer.use(http.get('*/api/mypage', () => HttpResponse.error()));
    const { user } = await renderRoute('/mypage/edit', { member: true });
    const retry = await screen.findByRole('button', { name: '다시 시도' });

    serveOwnPage(page);
    await user.click(retry);

    expect(await saveButton()).toBeInTheDocument();
  });

  it('redirects visitors to the login', async () => {
    await renderRoute('/mypage/edit');

    expect(await screen.findByRole('alert')).toHaveTextContent('로그인이 필요해요.');
    expect(window.location.pathname).toBe('/login');
  });
});

describe('an unsaved profile', () => {
  it('is stored as a draft, without photo and files, until it is discarded', async () => {
    const first = await openEditor();
    fill('전공', '산업디자인');
    await first.user.upload(screen.getByLabelText('프로필 사진'), createPhoto());
    choose(createFile('새 것.zip', 10));
    await first.persistor.flush();
    first.unmount();
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('새 것');

    const { user } = await openEditor();
    expect(screen.getByText(RESTORED)).toBeInTheDocument();
    expect(screen.getByLabelText('전공')).toHaveValue('산업디자인');
    expect(screen.getByText('포트폴리오.pdf')).toBeInTheDocument();
    expect(screen.queryByAltText('고른 사진')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: '버리기' }));
    expect(screen.getByLabelText('전공')).toHaveValue('컴퓨터공학');
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  });

  it('is no longer a draft once it is saved', async () => {
    storeDraft({ owner: '새벽코딩', form: 'profile', target: 'own' }, { major: '산업디자인' });
    const saved = createOwnPage({ basicInfo: { major: '산업디자인' } });
    serveProfileUpdate(saved);
    const second = await openEditor();
    expect(screen.getByLabelText('전공')).toHaveValue('산업디자인');
    await second.user.click(await saveButton());
    expect(await screen.findByText(PROFILE_MESSAGES.saved)).toBeInTheDocument();
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
    // The page was left, so the form is unmounted and stores no draft.
    await waitFor(() => expect(window.location.pathname).toBe('/mypage'));
    await second.persistor.flush();
    second.unmount();

    await openEditor(saved);
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
    expect(screen.getByLabelText('전공')).toHaveValue('산업디자인');
  });
});
