import { useState } from 'react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { renderComponent } from '@/app/testing/renderComponent';
import { Dialog } from '@/shared/ui/Dialog';
import { confirm, toast } from './toastStore';

describe('a toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(() => jest.advanceTimersByTime(10_000));
    jest.useRealTimers();
  });

  it('has the role status as a success or a note, and the role alert as an error', () => {
    renderComponent(<p>본문</p>);
    act(() => void toast('로그아웃했어요.', { tone: 'info' }));
    expect(screen.getByRole('status')).toHaveTextContent('로그아웃했어요.');
    act(() => void toast('북마크에 담았어요.'));
    expect(screen.getByRole('status')).toHaveTextContent('북마크에 담았어요.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    act(() => void toast('저장하지 못했어요.', { tone: 'error' }));
    expect(screen.getByRole('alert')).toHaveTextContent('저장하지 못했어요.');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is shown for 4 seconds, an error for 7', () => {
    renderComponent(<p>본문</p>);
    act(() => void toast('북마크에 담았어요.'));
    act(() => jest.advanceTimersByTime(3_900));
    expect(screen.getByText('북마크에 담았어요.')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('북마크에 담았어요.')).not.toBeInTheDocument();

    act(() => void toast('저장하지 못했어요.', { tone: 'error' }));
    act(() => jest.advanceTimersByTime(6_900));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays while the pointer is on it', () => {
    renderComponent(<p>본문</p>);
    act(() => void toast('저장하지 못했어요.', { tone: 'error' }));
    fireEvent.pointerEnter(screen.getByRole('alert'));
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByRole('alert'));
  });

  it('stays in a background tab until the member has returned', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    renderComponent(<p>본문</p>);
    act(() => void toast('로그아웃했어요.', { tone: 'info' }));
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByText('로그아웃했어요.')).toBeInTheDocument();

    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => jest.advanceTimersByTime(4_100));
    expect(screen.queryByText('로그아웃했어요.')).not.toBeInTheDocument();
  });

  it('offers no link to the page that is shown, also once another link has led there', () => {
    renderComponent(<Link to="/project/7/team">우리 팀</Link>);
    act(() => void toast('함께하기로 했어요.', { action: { label: '팀 페이지로', to: '/project/7/team' } }));
    expect(screen.getByRole('link', { name: '팀 페이지로' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: '우리 팀' }));
    expect(screen.getByText('함께하기로 했어요.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '팀 페이지로' })).not.toBeInTheDocument();
  });

  it('disappears once its link is followed', () => {
    renderComponent(<p>본문</p>);
    act(() => void toast('함께하기로 했어요.', { action: { label: '팀 페이지로', to: '/project/7/team' } }));
    fireEvent.click(screen.getByRole('link', { name: '팀 페이지로' }));
    expect(screen.queryByText('함께하기로 했어요.')).not.toBeInTheDocument();
  });

  it('offers one action and disappears after it', () => {
    const discard = jest.fn();
    renderComponent(<p>본문</p>);
    act(() => void toast('불러왔어요.', { tone: 'info', action: { label: '버리기', onClick: discard } }));
    fireEvent.click(screen.getByRole('button', { name: '버리기' }));

    expect(discard).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('불러왔어요.')).not.toBeInTheDocument();
  });
});

describe('a toast and a modal dialog, which makes everything outside of it inert', () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          열기
        </button>
        {open && (
          <Dialog title="지원하기" onClose={() => setOpen(false)}>
            <button type="button" onClick={() => setOpen(false)}>
              닫기
            </button>
          </Dialog>
        )}
      </>
    );
  }

  const open = () => fireEvent.click(screen.getByRole('button', { name: '열기' }));
  const close = () => fireEvent.click(screen.getByRole('button', { name: '닫기' }));
  const fail = () => act(() => void toast('보내지 못했어요.', { tone: 'error' }));
  const dialog = () => within(screen.getByRole('dialog', { name: '지원하기' }));

  it('is shown inside the dialog, in a live region that existed before', () => {
    renderComponent(<Page />);
    open();
    const region = dialog().getByRole('status');
    act(() => void toast('저장했어요.'));
    expect(region).toHaveTextContent('저장했어요.');
    expect(dialog().getByRole('status')).toBe(region);

    fail();
    expect(dialog().getByRole('alert')).toHaveTextContent('보내지 못했어요.');
  });

  it('moves into a dialog that opens later and back to the page when it closes', () => {
    renderComponent(<Page />);
    fail();
    const shown = screen.getByRole('alert');
    open();
    expect(dialog().getByRole('alert')).toBe(shown);

    close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toBe(shown);
  });

  it('is shown inside the confirmation that is open over another dialog, then inside that dialog', () => {
    renderComponent(<Page />);
    open();
    act(() => void confirm({ title: '지울까요?' }));
    fail();
    const confirmation = screen.getByRole('alertdialog', { name: '지울까요?' });
    expect(within(confirmation).getByRole('alert')).toBeInTheDocument();

    fireEvent.click(within(confirmation).getByRole('button', { name: '취소' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(dialog().getByRole('alert')).toBeInTheDocument();
  });
});

describe('a confirmation dialog', () => {
  it('removes the toast of an earlier attempt, which could cover the question', () => {
    renderComponent(<p>본문</p>);
    act(() => void toast('저장하지 못했어요.', { tone: 'error' }));
    act(() => void confirm({ title: '댓글을 삭제할까요?' }));

    expect(screen.getByRole('alertdialog', { name: '댓글을 삭제할까요?' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  function setup() {
    const view = renderComponent(<button type="button">삭제</button>);
    screen.getByRole('button', { name: '삭제' }).focus();
    let answer: Promise<boolean> = Promise.resolve(false);
    act(() => {
      answer = confirm({
        title: '댓글을 삭제할까요?',
        body: '되돌릴 수 없어요.',
        confirmLabel: '지우기',
        danger: true,
      });
    });
    return { ...view, answer };
  }

  it('focuses the safe choice', async () => {
    const { user, answer } = setup();
    expect(screen.getByRole('alertdialog', { name: '댓글을 삭제할까요?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '취소' })).toHaveFocus();

    await user.keyboard('{Enter}');
    await expect(answer).resolves.toBe(false);
  });

  it('makes the page behind it inert until it is answered', async () => {
    const { user } = setup();
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });

    await user.keyboard('{Enter}');
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('resolves to yes, closes and restores the focus', async () => {
    const { user, answer } = setup();
    await user.click(screen.getByRole('button', { name: '지우기' }));

    await expect(answer).resolves.toBe(true);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '삭제' })).toHaveFocus();
  });

  it('is cancelled by Escape', async () => {
    const { answer } = setup();
    // What the browser sends for Esc; jsdom has no modal dialogs.
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));

    expect(await act(() => answer)).toBe(false);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is cancelled by the back button, which stays on the page', async () => {
    window.history.replaceState({ key: 'page' }, '', '/project');
    const { answer } = setup();
    window.history.back();

    expect(await act(() => answer)).toBe(false);
    expect(window.history.state).toEqual({ key: 'page' });
    expect(window.location.pathname).toBe('/project');
  });

  it('has left its history entry when it resolves, so that whoever asked may navigate', async () => {
    window.history.replaceState({ key: 'page' }, '', '/project');
    const { user, answer } = setup();
    await user.click(screen.getByRole('button', { name: '지우기' }));

    await expect(answer).resolves.toBe(true);
    expect(window.history.state).toEqual({ key: 'page' });
  });

  it('is cancelled by a navigation to another page', async () => {
    function Page() {
      const navigate = useNavigate();
      return (
        <button type="button" onClick={() => void navigate('/about')}>
          이동
        </button>
      );
    }
    renderComponent(<Page />);
    let answer: Promise<boolean> = Promise.resolve(true);
    act(() => {
      answer = confirm({ title: '로그아웃할까요?' });
    });
    fireEvent.click(screen.getByRole('button', { name: '이동', hidden: true }));

    await expect(answer).resolves.toBe(false);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is replaced by a newer one and then resolves to no', async () => {
    const { answer, user } = setup();
    let newer: Promise<boolean> = Promise.resolve(false);
    act(() => {
      newer = confirm({ title: '로그아웃할까요?' });
    });
    await expect(answer).resolves.toBe(false);

    await user.click(screen.getByRole('button', { name: '확인' }));
    await expect(newer).resolves.toBe(true);
  });
});
