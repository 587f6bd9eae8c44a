/** @tier full */
import { fireEvent, screen } from '@testing-library/react';
import { FILE_SIZES, LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { type JoinPayload } from '@contract/signup';
import { enterText, serveChecks, serveJoin, signup } from '../testing';

const { createFile, fill, firstMessage, joinButton, openFilledSignup, openProfileStep } = signup;

const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('포트폴리오 파일'), { target: { files } });

beforeEach(() => {
  serveChecks();
});

describe('the portfolio', () => {
  it('shows name and size of its files, which can be removed', async () => {
    const { user } = await openProfileStep();

    choose(createFile('발표.PPTX', 18.24 * FILE_SIZES.megabyte), createFile('한 장.pdf', 300));
    expect(await screen.findByText('발표.PPTX')).toBeInTheDocument();
    expect(screen.getByText('18.2MB')).toBeInTheDocument();
    expect(screen.getByText('0.1MB')).toBeInTheDocument();

    await user.click(screen.getByLabelText('발표.PPTX 삭제하기'));
    expect(screen.queryByText('발표.PPTX')).not.toBeInTheDocument();
    expect(screen.getByText('한 장.pdf')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '파일 추가' })).toHaveFocus();
  });

  it('refuses files of another kind, too large or one too many, and accepts the rest', async () => {
    await openProfileStep();

    choose(createFile('run.exe', 10), createFile('글.docx', 10));
    expect(await screen.findByText(MESSAGES.portfolioType)).toBeInTheDocument();
    expect(screen.getByText('글.docx')).toBeInTheDocument();

    choose(createFile('크다.zip', FILE_SIZES.portfolio + 1));
    expect(await screen.findByText(MESSAGES.portfolioSize)).toBeInTheDocument();

    choose(...Array.from({ length: LIMITS.portfolioFiles }, (_, index) => createFile(`${index}.pdf`, 10)));
    expect(await screen.findByText(MESSAGES.portfolioFiles)).toBeInTheDocument();
    expect(screen.getByText('3.pdf')).toBeInTheDocument();
    expect(screen.queryByText('4.pdf')).not.toBeInTheDocument();
  });

  it('accepts five links, completes them, and reports a wrong one at its row', async () => {
    const { user } = await openFilledSignup();
    const add = screen.getByText('링크 추가');
    for (let link = 0; link <= LIMITS.portfolioLinks; link += 1) await user.click(add);
    expect(screen.getByText(MESSAGES.portfolioLinks)).toBeInTheDocument();

    await enterText(user, screen.getByLabelText('링크 2'), 'github.com/ieum');
    await user.tab();
    expect(screen.getByLabelText('링크 2')).toHaveValue('https://github.com/ieum');
    await enterText(user, screen.getByLabelText('링크 4'), 'ftp://ieum.kr');
    await user.tab();
    expect(screen.getByLabelText('링크 4')).toHaveAccessibleDescription(MESSAGES.link);
    expect(await firstMessage(joinButton())).toBe(MESSAGES.link);
  });

  it('is sent as files in order and links after them, without empty rows', async () => {
    const sent = serveJoin();
    const { user } = await openFilledSignup();
    choose(createFile('하나.pdf', 1.5 * FILE_SIZES.megabyte), createFile('둘.zip', 10));
    await user.click(screen.getByText('링크 추가'));
    await user.click(screen.getByText('링크 추가'));
    fill('링크 2', 'https://ieum.kr');

    await user.click(await joinButton());
    await screen.findByText('시작하기');

    const { portfolio } = JSON.parse(sent[0]?.get('memberDTO') as string) as JoinPayload;
    expect(portfolio).toEqual([
      { fileName: '하나.pdf', fileSize: 1.5, url: null },
      { fileName: '둘.zip', fileSize: 0, url: null },
      { fileName: 'https://ieum.kr', fileSize: 0, url: 'https://ieum.kr' },
    ]);
    expect(sent[0]?.getAll('portfolioFiles')).toMatchObject([{ name: '하나.pdf' }, { name: '둘.zip' }]);
  });
});
