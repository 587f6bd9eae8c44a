/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import {
  createOwnPage,
  mockServer,
  renderRoute,
  serveLogin,
  serveLogout,
  serveOwnPage,
  serveProjects,
  sessionOver,
  storeDraft,
  enterText,
} from './testing';

const RESTORED = '작성 중이던 내용을 불러왔어요.';
const FORM = '/project/registration';
const DAWN = { nickname: '새벽코딩' };
const TURTLE = { nickname: '느린거북' };

type Page = Awaited<ReturnType<typeof renderRoute>>;

const titleField = () => screen.findByLabelText('모집글 제목');

async function typeTitle({ user }: Page, title: string) {
  await enterText(user, await titleField(), title);
}

/** Simulates a reload: the page is unmounted, sessionStorage stays. */
async function reload(view: Page, address: string, options?: Parameters<typeof renderRoute>[1]) {
  await view.persistor.flush();
  view.unmount();
  return renderRoute(address, options);
}

async function logIn({ user }: Page) {
  await enterText(user, await screen.findByLabelText('아이디'), 'dawncode');
  await enterText(user, screen.getByLabelText('비밀번호'), 'secret12');
  await user.click(screen.getByRole('button', { name: '로그인' }));
}

/** Long enough to paste a title even on a busy machine; the session ends after it. */
const TYPING_MS = 4_000;

describe('the draft of a form', () => {
  it('is restored after a reload with a notice, and can be discarded', async () => {
    let view = await renderRoute(FORM, { member: DAWN });
    expect(await titleField()).toHaveValue('');
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
    await typeTitle(view, '독서 습관 앱');

    view = await reload(view, FORM);
    expect(await titleField()).toHaveValue('독서 습관 앱');
    expect(screen.getByText(RESTORED)).toBeInTheDocument();

    await view.user.click(screen.getByRole('button', { name: '버리기' }));
    expect(await titleField()).toHaveValue('');
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();

    await reload(view, FORM);
    expect(await titleField()).toHaveValue('');
  });

  it('gives the focus to the first field of its form when it is discarded', async () => {
    storeDraft({ owner: DAWN.nickname, form: 'project' }, { title: '독서 습관 앱' });
    const { user } = await renderRoute(FORM, { member: DAWN });
    expect(await titleField()).toHaveValue('독서 습관 앱');

    screen.getByRole('button', { name: '버리기' }).focus();
    await user.keyboard('{Enter}');
    expect(await titleField()).toHaveFocus();
  });

  it('is restored after leaving the page, which asks for no confirmation', async () => {
    serveProjects([]);
    const view = await renderRoute(FORM, { member: DAWN });
    await typeTitle(view, '독서 습관 앱');

    const menu = within(screen.getByRole('navigation', { name: '주요 메뉴' }));
    await view.user.click(menu.getByRole('link', { name: '소개' }));
    expect(await screen.findByRole('heading', { name: '팀이음은 어떤 곳인가요' })).toBeInTheDocument();
    await view.user.click(menu.getByRole('link', { name: '프로젝트' }));
    await view.user.click((await screen.findAllByRole('link', { name: '모집글 쓰기' }))[0]!);

    expect(await titleField()).toHaveValue('독서 습관 앱');
  });

  it('is deleted once the form has its initial values again', async () => {
    const view = await renderRoute(FORM, { member: DAWN });
    await typeTitle(view, 'ab');
    await view.user.clear(await titleField());

    await reload(view, FORM);
    await titleField();
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  });

  it('survives the end of the session', async () => {
    serveProjects([]);
    mockServer.use(http.post('*/api/token', sessionOver));
    const view = await renderRoute(FORM, { member: { ...DAWN, tokenExpiresAt: Date.now() + TYPING_MS } });
    await view.user.click(await titleField());
    await view.user.paste('독서 습관 앱');
    // The clock of the session is checked again on tab focus.
    await waitFor(
      () => {
        document.dispatchEvent(new Event('visibilitychange'));
        expect(window.location.pathname).toBe('/');
      },
      { timeout: 10 * TYPING_MS },
    );

    serveLogin(DAWN);
    await view.user.click(await screen.findByRole('link', { name: '로그인' }));
    await logIn(view);

    expect(await titleField()).toHaveValue('독서 습관 앱');
    expect(screen.getByText(RESTORED)).toBeInTheDocument();
  });

  it('is never shown to another member who logs in in the same tab', async () => {
    let view = await renderRoute(FORM, { member: DAWN });
    await typeTitle(view, '독서 습관 앱');

    view = await reload(view, FORM, { member: TURTLE });
    expect(await titleField()).toHaveValue('');
    await typeTitle(view, '플로깅 모임');

    await reload(view, FORM, { member: DAWN });
    expect(await titleField()).toHaveValue('독서 습관 앱');
  });

  it('is deleted by a logout', async () => {
    serveProjects([]);
    serveLogout();
    serveOwnPage(createOwnPage({ basicInfo: DAWN }));
    const view = await renderRoute(FORM, { member: DAWN });
    await typeTitle(view, '독서 습관 앱');
    await view.user.click(screen.getByRole('link', { name: '내 프로필' }));
    await view.user.click(await screen.findByRole('button', { name: '로그아웃' }));
    await view.user.click(await screen.findByRole('button', { name: '확인' }));
    await screen.findByRole('link', { name: '로그인' });

    await view.persistor.flush();
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('독서');
  });
});
