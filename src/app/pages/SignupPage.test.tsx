/** @tier full */
import { screen, waitFor } from '@testing-library/react';
import { type JoinPayload } from '@contract/signup';
import { renderRoute, serveChecks, serveJoin, serveProjects, signup } from '../testing';

type Sent = ReturnType<typeof serveJoin>;

const {
  check,
  createPhoto,
  fill,
  fillAccount,
  fillProfile,
  joinButton,
  nextButton,
  openFilledSignup,
  openProfileStep,
} = signup;

/** `memberDTO` is sent as JSON, in a text field or in a part of its own. */
async function memberOf(sent: Sent): Promise<JoinPayload> {
  const part = sent[0]?.get('memberDTO');
  return JSON.parse(part instanceof Blob ? await part.text() : String(part)) as JoinPayload;
}

/** What the page shows whenever the history is written: the number of the step, or nothing. */
function watchHistory() {
  const seen: string[] = [];
  for (const method of ['pushState', 'replaceState'] as const) {
    const write = window.history[method].bind(window.history);
    jest
      .spyOn(window.history, method)
      .mockImplementation((state: unknown, unused: string, url?: string | URL | null) => {
        const shown = screen.queryByText(/^[12]\/2$/)?.textContent ?? 'nothing';
        if (url) seen.push(`${shown} before ${new URL(url, window.location.href).pathname}`);
        write(state, unused, url);
      });
  }
  return seen;
}

describe('the address of a step', () => {
  // A form that scrolls to the top and loses the focus while it is filled in loses presses on a slow phone.
  it('is there before the form of the step is drawn', async () => {
    serveChecks();
    const seen = watchHistory();
    const { user } = await renderRoute('/signup');
    expect(await screen.findByText('1/2')).toBeInTheDocument();
    expect(seen).toContain('nothing before /signup1');

    await fillAccount(user);
    await check(user, '이메일');
    await check(user, '아이디');
    await user.click(await nextButton());
    expect(await screen.findByText('2/2')).toBeInTheDocument();
    expect(seen.at(-1)).toBe('1/2 before /signup');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('signing up', () => {
  let sent: Sent;

  beforeEach(() => {
    serveChecks();
    serveProjects([]);
    sent = serveJoin();
  });

  it('proceeds from step to step, sends the form in the format of the API, and stores no draft of it', async () => {
    const { user, store } = await renderRoute('/signup1');

    await fillAccount(user);
    expect(screen.getByText('1/2')).toBeInTheDocument();
    await check(user, '이메일');
    await check(user, '아이디');
    await user.click(await nextButton());

    expect(await screen.findByText('2/2')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/signup');
    await fillProfile(user);
    await user.click(screen.getByText('After Effects'));
    await user.click(screen.getByText('UX/UI 디자인'));
    fill('입학 연도', '2022');
    await user.click(await joinButton());

    expect(await screen.findByRole('heading', { name: '반가워요, 새벽코딩 님' })).toHaveFocus();
    expect(store.getState().drafts.byKey).toEqual({});
    expect(await memberOf(sent)).toEqual({
      name: '김이음',
      birth: '2001-02-03',
      gender: 'F',
      phone: '010-1234-5678',
      email: 'ieum@teamieum.kr',
      address: '서울시 마포구',
      username: 'dawncode',
      password: 'secret12',
      nickname: '새벽코딩',
      schoolName: '한국대학교',
      grade: '3',
      major: '컴퓨터공학',
      degree: null,
      entranceDate: '2022-01-01',
      graduationDate: null,
      skillCategory: ['FIGMA', 'AFTER_EFFECT'],
      desiredJob: ['FRONT_END', 'UX_UI_DESIGN'],
      experiences: [],
      careers: [],
      awards: [],
      portfolio: [],
      introduction: '',
    });
    expect(sent[0]?.get('authImgFile')).toMatchObject({ name: createPhoto().name, type: 'image/png' });
  });

  it('preserves all values, the password included, when going back to step 1', async () => {
    const { user } = await openProfileStep({ nickname: '새벽코딩' });
    await user.upload(screen.getByLabelText('프로필 사진'), createPhoto());

    await user.click(screen.getByRole('link', { name: '기본 정보' }));
    expect(await screen.findByLabelText('비밀번호')).toHaveValue('secret12');
    expect(screen.getByLabelText('이메일 확인함')).toBeInTheDocument();

    await user.click(await nextButton());
    expect(await screen.findByLabelText('닉네임')).toHaveValue('새벽코딩');
    expect(screen.getByAltText('고른 사진')).toBeInTheDocument();
  });

  it('logs the new member in and links to the open posts for the first desired role', async () => {
    const { user } = await openFilledSignup();
    await user.click(await joinButton());

    expect(await screen.findByRole('heading', { level: 1, name: '반가워요, 새벽코딩 님' })).toHaveFocus();
    expect(await screen.findByRole('link', { name: '내 프로필' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '로그인' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '시작하기' }));

    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/project?roles=FRONT_END&open=true'),
    );
  });

  it('redirects step 2 to step 1 when that is empty', async () => {
    await renderRoute('/signup');

    await nextButton();
    expect(window.location.pathname).toBe('/signup1');
  });

  it('redirects members home from the signup', async () => {
    await renderRoute('/signup1', { member: true });

    await waitFor(() => {
      expect(window.location.pathname).toBe('/');
    });
  });
});
