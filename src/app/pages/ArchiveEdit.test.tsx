/** @tier full */
import { configure, screen, waitFor, within } from '@testing-library/react';
import { ARCHIVE_MESSAGES } from '@contract/archive';
import { MESSAGES } from '@contract/messages';
import { HttpResponse } from 'msw';
import {
  createArchive,
  memberIdOf,
  renderRoute,
  respondWithError,
  serveArchive,
  serveArchiveEdit,
  serveArchiveEditResponse,
  serveArchiveResponse,
  serveArchives,
  storeDraft,
} from '../testing';

const ARCHIVE = createArchive({
  thumbnail: '/uploads/cover.webp',
  imgUrls: ['/uploads/one.webp', '/uploads/two.webp'],
});
const WRITER = { member: { nickname: '새벽코딩' } };

const DATA = {
  title: ARCHIVE.title,
  startDate: ARCHIVE.startDate,
  endDate: ARCHIVE.endDate,
  description: ARCHIVE.description,
  category: ARCHIVE.category,
  skills: ARCHIVE.skills,
  link: ARCHIVE.link,
  thumbnail: '/uploads/cover.webp',
  imgUrls: ['/uploads/one.webp', '/uploads/two.webp'],
};

const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
// The form has one button beside it and one at the bottom of narrow screens; only one is visible.
const submitButton = () => screen.getAllByRole('button', { name: /수정하기/ })[0]!;
const png = (name: string) => new File(['png'], name, { type: 'image/png' });

async function setup(address = '/archive/edit/12') {
  const view = await renderRoute(address, WRITER);
  await box('제목');
  return view;
}

/** Waits for the page of the archive, which follows a successful edit. */
const arriveAtArchive = () => waitFor(() => expect(window.location.pathname).toBe('/archive/12'));

beforeAll(() => configure({ defaultHidden: true }));

describe('editing an archive', () => {
  beforeEach(() => serveArchive(ARCHIVE));

  it.each(['/archive/edit/12', '/archive/registration?archiveId=12'])(
    'shows the stored archive with fixed members at %s',
    async (address) => {
      await setup(address);

      expect(await box('제목')).toHaveValue(ARCHIVE.title);
      expect(await box('진행 기간')).toHaveValue('2025.08.18 ~ 2025.11.15');
      expect(button('경험 쌓기')).toHaveAttribute('aria-pressed', 'true');
      expect(screen.getByRole('img', { name: '대표 이미지' })).toHaveAttribute('src', '/uploads/cover.webp');
      expect(screen.getByText(ARCHIVE_MESSAGES.membersFixed)).toBeVisible();
      const team = within(screen.getByRole('list', { name: '팀원 목록' })).getAllByRole('listitem');
      expect(team.map((member) => member.textContent)).toEqual([
        '새벽코딩프론트엔드',
        '라떼한잔프론트엔드',
        '픽셀한스푼프론트엔드',
      ]);
      expect(screen.queryByRole('combobox', { name: '함께한 팀원' })).not.toBeInTheDocument();
      expect(screen.queryByText(ARCHIVE_MESSAGES.gate)).not.toBeInTheDocument();
      expect(document.title).toBe('아카이브 수정 | 팀이음');
    },
  );

  it('sends the whole archive, and then shows it', async () => {
    const sent = serveArchiveEdit(12);
    const { user } = await setup();
    await user.clear(await box('제목'));
    await user.paste('막차알리미 2.0');

    await user.click(submitButton());

    await arriveAtArchive();
    expect(await screen.findByText(ARCHIVE_MESSAGES.edited)).toBeVisible();
    expect(sent).toEqual([{ data: { ...DATA, title: '막차알리미 2.0' }, thumbnail: null, images: [] }]);
  });

  it('omits removed pictures and sends the position of a new one among the stored ones', async () => {
    const sent = serveArchiveEdit(12);
    const { user } = await setup();

    await user.click(button('대표 이미지 삭제하기'));
    await user.click(button('이미지 1 삭제하기'));
    await user.upload(screen.getByLabelText('이미지 추가'), png('새 화면.png'));
    await user.click(button('새 화면.png 앞으로 옮기기'));
    await user.click(submitButton());

    await arriveAtArchive();
    expect(sent).toEqual([
      {
        data: { ...DATA, thumbnail: '', imgUrls: ['', '/uploads/two.webp'] },
        thumbnail: null,
        images: ['새 화면.png'],
      },
    ]);
  });

  it('replaces the thumbnail of an archive', async () => {
    const sent = serveArchiveEdit(12);
    const { user } = await setup();

    await user.click(button('대표 이미지 삭제하기'));
    await user.upload(screen.getByLabelText('대표 이미지 올리기'), png('새 표지.png'));
    await user.click(submitButton());

    await arriveAtArchive();
    expect(sent).toEqual([{ data: { ...DATA, thumbnail: '' }, thumbnail: '새 표지.png', images: [] }]);
  });

  it('preserves the input and shows why it was not saved, as often as it is sent', async () => {
    const { user } = await setup();
    await user.type(await box('제목'), '!');

    for (const [message, resolver] of [
      [MESSAGES.maybeSaved, () => HttpResponse.error()],
      [ARCHIVE_MESSAGES.editFailed, () => respondWithError(500, MESSAGES.unknown)],
      [ARCHIVE_MESSAGES.editDenied, () => respondWithError(403, ARCHIVE_MESSAGES.editDenied)],
    ] as const) {
      serveArchiveEditResponse(12, resolver);
      await user.click(submitButton());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
      expect(await box('제목')).toHaveValue(`${ARCHIVE.title}!`);
    }
  });

  it('marks the pictures that were removed in another tab, until the member removes them here', async () => {
    const errors = ['thumbnail', 'imgUrls[1]'].map((field) => ({ field, message: MESSAGES.imageGone }));
    serveArchiveEditResponse(12, () => respondWithError(400, MESSAGES.imageGone, errors));
    const { user } = await setup();

    await user.click(submitButton());

    const pictures = within(screen.getByRole('list', { name: '고른 이미지' }));
    expect(await pictures.findByText(MESSAGES.imageGone)).toBeVisible();
    expect(pictures.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(['이미지 1']);
    expect(screen.getByRole('group', { name: '대표 이미지' })).toHaveAccessibleDescription(MESSAGES.imageGone);

    const sent = serveArchiveEdit(12);
    await user.click(button('대표 이미지 삭제하기'));
    await user.click(button('이미지 2 삭제하기'));
    await waitFor(() => expect(pictures.queryByText(MESSAGES.imageGone)).not.toBeInTheDocument());
    await user.click(submitButton());
    await arriveAtArchive();
    expect(sent.map(({ data }) => [data.thumbnail, data.imgUrls])).toEqual([['', ['/uploads/one.webp']]]);
  });

  it('focuses the remove button of a picture that was removed in another tab', async () => {
    const errors = [{ field: 'imgUrls[1]', message: MESSAGES.imageGone }];
    serveArchiveEditResponse(12, () => respondWithError(400, MESSAGES.imageGone, errors));
    const { user } = await setup();

    await user.click(submitButton());

    await waitFor(() => expect(button('이미지 2 삭제하기')).toHaveFocus());
  });

  it('does not change the period of a published archive, also not to that of a draft', async () => {
    storeDraft(
      { owner: '새벽코딩', form: 'archive', target: 12 },
      { title: '막차알리미 2.0', startDate: '0001-01-01', endDate: '9999-12-31' },
    );
    const sent = serveArchiveEdit(12);
    const { user } = await setup();
    await waitFor(async () => expect(await box('제목')).toHaveValue('막차알리미 2.0'));

    expect(await box('진행 기간')).toHaveValue('2025.08.18 ~ 2025.11.15');
    expect(await box('진행 기간')).toHaveAttribute('readonly');
    expect(await box('진행 기간')).toHaveAccessibleDescription(ARCHIVE_MESSAGES.periodFixed);
    await user.click(submitButton());

    await arriveAtArchive();
    expect(sent).toEqual([{ data: { ...DATA, title: '막차알리미 2.0' }, thumbnail: null, images: [] }]);
  });

  it('shows the message of a refused period of a pending archive at the field', async () => {
    serveArchive({ ...ARCHIVE, published: false });
    serveArchiveEditResponse(12, () =>
      respondWithError(400, ARCHIVE_MESSAGES.period, [{ field: 'endDate', message: ARCHIVE_MESSAGES.period }]),
    );
    const { user } = await setup();
    await user.type(await box('제목'), '!');
    await user.click(submitButton());

    await waitFor(async () => expect(await box('진행 기간')).toHaveAccessibleDescription(ARCHIVE_MESSAGES.period));
  });
});

describe('an edit that is not possible', () => {
  it('redirects other members to the list with a message', async () => {
    serveArchive({ ...ARCHIVE, writerId: memberIdOf('라떼한잔'), writerNickname: '라떼한잔' });
    serveArchives([]);
    await renderRoute('/archive/edit/12', WRITER);

    await waitFor(() => expect(window.location.pathname).toBe('/archive'));
    expect(await screen.findByText(ARCHIVE_MESSAGES.editDenied)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '제목' })).not.toBeInTheDocument();
  });

  it.each(['12', 'abc'])('is a 404 page for the id %p', async (id) => {
    serveArchiveResponse(12, () => respondWithError(404, MESSAGES.postGone));
    await renderRoute(`/archive/edit/${id}`, WRITER);

    expect(await screen.findByRole('heading', { level: 1, name: MESSAGES.postGone })).toBeVisible();
  });

  it('redirects visitors to the login', async () => {
    await renderRoute('/archive/edit/12');
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });

  it('offers a retry after a failure', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serveArchiveResponse(12, () => respondWithError(500, '문제가 생겼어요.'));
    const { user } = await renderRoute('/archive/edit/12', WRITER);
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    serveArchive(ARCHIVE);

    await user.click(retry);

    expect(await box('제목')).toHaveValue(ARCHIVE.title);
  });
});
