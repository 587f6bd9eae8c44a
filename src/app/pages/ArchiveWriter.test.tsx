/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { DELETED_TEXTS } from '@contract/archive';
import { HttpResponse } from 'msw';
import {
  createArchive,
  createArchiveItem,
  memberIdOf,
  renderRoute,
  respond,
  respondWithError,
  serveArchive,
  serveArchiveRemovalResponse,
  serveArchiveResponse,
  serveArchives,
} from '../testing';

const OWN = createArchive({ id: 7, title: '모아밥', writerNickname: '새벽코딩' });
const OTHERS = { ...OWN, writerId: memberIdOf('기획하는곰'), writerNickname: '기획하는곰' };
const WRITER = { member: { nickname: '새벽코딩' } };

async function setup(archive = OWN, options: Parameters<typeof renderRoute>[1] = WRITER) {
  serveArchive(archive);
  const view = await renderRoute('/archive/7', options);
  await screen.findByRole('heading', { level: 1, name: OWN.title });
  return view;
}

describe('the page of an own archive', () => {
  it('links to its form, and offers no report', async () => {
    await setup();
    expect(screen.getByRole('link', { name: '수정' })).toHaveAttribute('href', '/archive/edit/7');
    expect(screen.queryByRole('link', { name: '신고하기' })).not.toBeInTheDocument();
  });
});

describe('the page of another member’s archive', () => {
  it.each([
    ['a member', { member: true as const }],
    ['a visitor', {}],
  ])('shows %s a text link to the report, and no actions of the writer', async (_, options) => {
    await setup(OTHERS, options);

    expect(screen.getByRole('link', { name: '신고하기' })).toHaveTextContent('신고하기');
    expect(screen.queryByRole('link', { name: '수정' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '삭제' })).not.toBeInTheDocument();
  });

  it('shows no actions of the writer when the writer has withdrawn', async () => {
    await setup({ ...OWN, writerId: null, writerNickname: null }, {});

    expect(screen.getByText('탈퇴한 회원')).toBeVisible();
    expect(screen.queryByRole('button', { name: '삭제' })).not.toBeInTheDocument();
  });
});

describe('deleting an archive', () => {
  const remove = async ({ user }: Awaited<ReturnType<typeof setup>>, choice: string) => {
    await user.click(screen.getByRole('button', { name: '삭제' }));
    const question = await screen.findByRole('alertdialog', { name: '이 아카이브를 삭제할까요?' });
    expect(question).toHaveTextContent(`${DELETED_TEXTS.question} 삭제하면 되돌릴 수 없어요.`);
    await user.click(within(question).getByRole('button', { name: choice }));
  };

  it('asks for a confirmation, shows a toast, and navigates to the list without the archive', async () => {
    serveArchives([createArchiveItem({ id: 1, title: '남은 아카이브' })]);
    const view = await setup();
    const removed = jest.fn(() => respond(null));
    serveArchiveRemovalResponse(7, removed);
    const gone = jest.fn(() => respondWithError(404, '삭제됐거나 없는 글이에요.'));
    serveArchiveResponse(7, gone);

    await remove(view, '삭제');

    expect(await screen.findByText('아카이브를 삭제했어요.')).toBeVisible();
    expect(await screen.findByRole('link', { name: '남은 아카이브' })).toBeVisible();
    expect(window.location.pathname).toBe('/archive');
    expect(removed).toHaveBeenCalledTimes(1);
    expect(gone).not.toHaveBeenCalled();
  });

  it('does nothing when the confirmation is cancelled', async () => {
    const view = await setup();
    const removed = jest.fn(() => respond(null));
    serveArchiveRemovalResponse(7, removed);

    await remove(view, '취소');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/archive/7');
    expect(removed).not.toHaveBeenCalled();
  });

  it.each([
    ['아카이브를 삭제하지 못했어요. 잠시 후 다시 시도해 주세요.', () => HttpResponse.error()],
    ['삭제 권한이 없어요.', () => respondWithError(403, '삭제 권한이 없어요.')],
  ])('shows the message %s', async (message, resolver) => {
    const view = await setup();
    serveArchiveRemovalResponse(7, resolver);

    await remove(view, '삭제');

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(window.location.pathname).toBe('/archive/7');
  });
});
