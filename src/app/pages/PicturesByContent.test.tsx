import { fireEvent, screen } from '@testing-library/react';
import { MESSAGES } from '@contract/messages';
import { createOwnPage, renderRoute, serveOwnPage } from '../testing';

/** A GIF of one pixel in this number of frames. */
function gif(frames: number) {
  const head = [...Buffer.from('GIF89a'), 1, 0, 1, 0, 0, 0, 0];
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const bytes = [...head, ...Array.from({ length: frames }, () => frame).flat(), 0x3b];
  return new File([new Uint8Array(bytes)], '시연.gif', { type: 'image/gif' });
}

async function openArchive() {
  serveOwnPage(createOwnPage());
  const view = await renderRoute('/archive/registration', { member: { nickname: '새벽코딩' } });
  await screen.findByLabelText('이미지 추가');
  return view;
}

async function openProfile() {
  serveOwnPage(createOwnPage());
  await renderRoute('/mypage/edit', { member: { nickname: '새벽코딩' } });
  await screen.findByLabelText('프로필 사진');
}

describe('an animated picture', () => {
  it('of an archive says that it becomes still, until it is removed', async () => {
    const { user } = await openArchive();
    await user.upload(screen.getByLabelText('이미지 추가'), [gif(1), gif(3)]);
    expect(await screen.findByText(MESSAGES.imageStill)).toBeInTheDocument();

    await user.click(screen.getAllByRole('button', { name: '시연.gif 삭제하기' })[1]!);
    expect(screen.queryByText(MESSAGES.imageStill)).not.toBeInTheDocument();
  });

  it('of a profile says that it becomes still', async () => {
    await openProfile();
    fireEvent.change(screen.getByLabelText('프로필 사진'), { target: { files: [gif(2)] } });
    expect(await screen.findByText(MESSAGES.imageStill)).toBeInTheDocument();
  });
});

describe('an image of a portfolio', () => {
  it('is taken with an extension that photos take as well', async () => {
    await openProfile();
    const image = new File(['image'], '화면.jfif', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('포트폴리오 파일'), { target: { files: [image] } });
    expect(await screen.findByText('화면.jfif')).toBeInTheDocument();
    expect(screen.queryByText(MESSAGES.portfolioType)).not.toBeInTheDocument();
  });
});
