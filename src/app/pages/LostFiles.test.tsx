/** @tier full */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EMPTY_ARCHIVE } from '@/features/archive/model/archiveForm';
import {
  createOwnPage,
  createTeammate,
  renderRoute,
  serveArchiveRegistration,
  serveChecks,
  serveJoin,
  serveOwnPage,
  serveProfileUpdate,
  serveTeam,
  signup,
  storeDraft,
} from '../testing';

const { createFile, createPhoto, fillProfile, joinButton, passAccount } = signup;

const ARCHIVE = {
  ...EMPTY_ARCHIVE,
  title: '막차알리미',
  startDate: '2025-08-18',
  endDate: '2025-11-15',
  description: '막차 시간을 외우지 않아도 되는 위젯이에요.',
  category: 'EXPERIENCE',
  skills: ['TYPESCRIPT'],
  archiveMembers: [{ nickname: '라떼한잔', role: 'FRONT_END' }],
};

const HINTS = {
  images: '새로고침해서 고른 이미지가 사라졌어요. 다시 골라 주세요.',
  photo: '새로고침해서 고른 사진이 사라졌어요. 다시 골라 주세요.',
  file: '새로고침해서 고른 파일이 사라졌어요. 다시 골라 주세요.',
};

const registerButton = () => screen.getAllByRole('button', { name: '등록하기', hidden: true })[0]!;
const dialog = () => screen.findByRole('alertdialog');

async function openArchiveWithoutItsPictures() {
  storeDraft({ owner: '새벽코딩', form: 'archive', files: ['images'] }, ARCHIVE);
  serveOwnPage(createOwnPage());
  const view = await renderRoute('/archive/registration', { member: { nickname: '새벽코딩' } });
  await screen.findByText(HINTS.images);
  return view;
}

describe('files that a reload has lost', () => {
  it('are not counted as filled, until an archive has a picture again', async () => {
    const { user } = await openArchiveWithoutItsPictures();
    expect(screen.getByText('7개 중 6개 채웠어요')).toBeInTheDocument();

    await user.upload(screen.getByLabelText('이미지 추가'), createPhoto());

    expect(await screen.findByText('6개 모두 채웠어요')).toBeInTheDocument();
    expect(screen.queryByText(HINTS.images)).not.toBeInTheDocument();
  });

  it('are asked about once before an archive is registered without them', async () => {
    const sent = serveArchiveRegistration(12);
    serveTeam(12, '새벽코딩', [createTeammate('새벽코딩'), createTeammate('라떼한잔')]);
    const { user } = await openArchiveWithoutItsPictures();

    await user.click(registerButton());
    const question = within(await dialog());
    expect(question.getByText('이미지를 다시 고르지 않았어요.')).toBeInTheDocument();
    expect(question.getByText('이미지 없이 등록할까요?')).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: '다시 고르기' }));
    await waitFor(() => expect(registerButton()).not.toHaveAttribute('aria-disabled'));
    expect(sent).toEqual([]);

    await user.click(registerButton());
    await user.click(within(await dialog()).getByRole('button', { name: '이미지 없이 등록하기' }));

    await screen.findByRole('group', { name: '라떼한잔' });
    expect(sent).toMatchObject([{ images: [] }]);
  });

  it('are named at the photo of a profile, and asked about before it is saved without the new one', async () => {
    const page = createOwnPage();
    const sent = serveProfileUpdate(page);
    serveOwnPage(page);
    storeDraft({ owner: '새벽코딩', form: 'profile', target: 'own', files: ['photo'] }, { schoolName: '이음대학교' });
    const { user } = await renderRoute('/mypage/edit', { member: { nickname: '새벽코딩' } });
    expect(await screen.findByText(HINTS.photo)).toBeInTheDocument();
    expect(screen.getByText('7개 중 6개 채웠어요')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: '저장하기' }));
    await user.click(within(await dialog()).getByRole('button', { name: '새 사진 없이 저장하기' }));

    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('are named at the portfolio of a sign-up, and asked about before joining without them', async () => {
    serveChecks();
    const sent = serveJoin();
    storeDraft({ owner: null, form: 'signup', files: ['portfolioFiles'] }, { introduction: '새벽에 코딩해요.' });
    const { user } = await renderRoute('/signup1');
    await passAccount(user);
    expect(await screen.findByText(HINTS.file)).toBeInTheDocument();
    await fillProfile(user);

    await user.click(await joinButton());
    await user.click(within(await dialog()).getByRole('button', { name: '파일 없이 가입하기' }));

    await screen.findByText('시작하기');
    expect(sent[0]?.getAll('portfolioFiles')).toEqual([]);
  });

  it('are no longer missing once the member removes a file chosen again', async () => {
    serveChecks();
    storeDraft({ owner: null, form: 'signup', files: ['portfolioFiles'] }, { introduction: '새벽에 코딩해요.' });
    const { user } = await renderRoute('/signup1');
    await passAccount(user);
    await screen.findByText(HINTS.file);

    fireEvent.change(screen.getByLabelText('포트폴리오 파일'), { target: { files: [createFile('하나.pdf', 10)] } });
    await user.click(await screen.findByLabelText('하나.pdf 삭제하기'));

    await waitFor(() => expect(screen.queryByText(HINTS.file)).not.toBeInTheDocument());
    expect(await screen.findByText('7개 중 0개 채웠어요')).toBeInTheDocument();
  });
});
