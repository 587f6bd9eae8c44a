import { screen, waitFor, within } from '@testing-library/react';
import { DELETED_TEXTS } from '@contract/archive';
import { CREDENTIAL_MESSAGES } from '@contract/credential';
import { MESSAGES } from '@contract/messages';
import { RECORD_MESSAGES } from '@contract/record';
import { HttpResponse } from 'msw';
import {
  createCredential,
  createOwnRecord,
  createRecord,
  createRecordProject,
  RECORD_CODE,
  renderRoute,
  serveCredentials,
  serveOwnRecord,
  serveRecord,
  respondWithError,
  serveRecordPdf,
  withResolvers,
} from '../testing';
import { strayHangul } from '../testing/strayHangul';

async function setup(record = createRecord(), options: Parameters<typeof renderRoute>[1] = {}) {
  serveRecord(record);
  const view = await renderRoute(`/record/${record.code}`, options);
  await screen.findByRole('heading', { level: 1, name: `${record.nickname} 님의 기록` });
  return view;
}

describe('the English page of a record', () => {
  it('has Hangul only where it is marked as Korean, and links to both languages', async () => {
    const checks = { people: 4, school: 3, email: 1 };
    const contributions = [{ text: '기획과 일정 관리', link: null, confirmed: 3, of: 4 }];
    const project = createRecordProject({ checks, contributions });
    const record = createRecord({ projects: [project, createRecordProject({ id: 8, url: null })] });
    serveRecord(record);
    const { unmount } = await renderRoute(`/record/${record.code}?lang=en`);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('새벽코딩’s record');

    const main = within(screen.getByRole('main'));
    expect(strayHangul(screen.getByRole('main'))).toEqual([]);
    expect(main.getByText('Of 4 teammates, 3 with a school e-mail, 1 with a confirmed e-mail')).toBeInTheDocument();
    expect(main.getByText('The writer has deleted the text.')).toBeInTheDocument();
    expect([document.documentElement.lang, document.body.lang]).toEqual(['en', 'ko']);
    expect(document.title).toBe('새벽코딩’s record | Teamieum');
    const languages = within(main.getByRole('navigation', { name: 'Language' }));
    expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    expect(languages.getByRole('link', { name: '한국어' })).toHaveAttribute('href', `/record/${record.code}`);
    unmount();
    expect(document.documentElement.lang).toBe('ko');
  });

  it('is Korean for every other language', async () => {
    const record = createRecord();
    serveRecord(record);
    await renderRoute(`/record/${record.code}?lang=fr`);
    expect(await screen.findByRole('heading', { level: 1, name: '새벽코딩 님의 기록' })).toBeInTheDocument();
  });
});

describe('the page of a record', () => {
  it('opens for a visitor by its code in upper case and names each fact', async () => {
    serveRecord(createRecord());
    await renderRoute(`/record/${RECORD_CODE.toUpperCase()}`);

    await screen.findByRole('heading', { level: 1, name: '새벽코딩 님의 기록' });
    const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
    expect(textsOf('term')).toEqual(['함께한 사람', '직접 적은 기간', '확인된 프로젝트', '직접 적은 기간']);
    expect(textsOf('definition')).toEqual(['4명', '5개월2026.01 ~ 2026.05', '1개', '2026.01.01 ~ 2026.05.31']);
  });

  it('shows roles, period and evaluations of each project, and links to its archive', async () => {
    const early = createRecordProject({ id: 8, title: '틈새독서', evaluatedMembers: 3, early: true });
    await setup(createRecord({ projects: [createRecordProject(), early] }));

    const [first, second] = screen.getAllByRole('article');
    expect(within(first!).getByRole('link', { name: '모아밥, 반값에 장 보기' })).toHaveAttribute('href', '/archive/7');
    expect(first).toHaveTextContent('프론트엔드직접 적은 기간2026.01.01 ~ 2026.05.31');
    expect(first).toHaveTextContent('팀원 5명이 서로 평가했어요');
    expect(second).toHaveTextContent('팀원 5명 중 3명이 평가했어요');
    expect(screen.getByText('2개 중 1개는 팀원 모두가 평가했어요.')).toBeInTheDocument();
  });

  it('keeps a project whose writer has deleted the text, without a link', async () => {
    await setup(createRecord({ projects: [createRecordProject({ url: null })] }));
    const row = screen.getByRole('article');
    expect(within(row).getByRole('heading', { level: 4, name: '모아밥, 반값에 장 보기' })).toBeInTheDocument();
    expect(within(row).queryByRole('link', { name: '모아밥, 반값에 장 보기' })).not.toBeInTheDocument();
    expect(row).toHaveTextContent(DELETED_TEXTS.textDeleted);
  });

  it('shows teams of the product first, with both periods, the months apart, and who vouches', async () => {
    const together = { startDate: '2026-03-11', endDate: '2026-05-20' };
    const checks = { people: 4, school: 3, email: 1 };
    const team = createRecordProject({ id: 8, title: '플로깅메이트', kind: 'TEAM', together, checks });
    const facts = { projects: 2, months: 2, statedMonths: 5, people: 8 };
    await setup(createRecord({ facts, projects: [team, createRecordProject()] }));

    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['팀이음에서 모인 팀 1', '팀이음 밖에서 한 프로젝트 1']);
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(
      '팀이음에서 함께한 기간2026.03.11 ~ 2026.05.20직접 적은 기간2026.01.01 ~ 2026.05.31',
    );
    expect(first).toHaveTextContent('함께한 팀원 4명 중 학교 메일 확인 3명, 이메일 확인 1명');
    expect(second).not.toHaveTextContent('팀이음에서 함께한 기간');
    const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
    expect(textsOf('term').slice(1, 4)).toEqual(['팀이음에서 함께한 기간', '확인된 프로젝트', '직접 적은 기간']);
    expect(textsOf('definition').slice(1, 4)).toEqual(['2개월2026.03 ~ 2026.05', '2개', '5개월']);
  });

  it('links to the address of a project by its host, and renders no link for other texts', async () => {
    const linked = createRecordProject({ link: 'https://www.moabap.example/cart?from=record' });
    const others = ['', 'javascript:alert(1)'].map((link, index) => createRecordProject({ id: 8 + index, link }));
    await setup(createRecord({ projects: [linked, ...others] }));

    const [first, ...rest] = screen.getAllByRole('article');
    const link = within(first!).getByRole('link', { name: 'moabap.example (새 창)' });
    expect(link).toHaveAttribute('href', 'https://www.moabap.example/cart?from=record');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    for (const article of rest) expect(within(article).getAllByRole('link')).toHaveLength(1);
  });

  it('shows keywords with counts, the picked lines, a link to how facts are checked, and the date', async () => {
    await setup();
    expect(screen.getByText('9명 중 8명')).toBeInTheDocument();
    expect(screen.getByText('받은 한줄평 12개 중 1개를 골랐어요')).toBeInTheDocument();
    expect(screen.getByText('목소리가 차분했어요.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: RECORD_MESSAGES.howLink })).toHaveAttribute('href', '/about/proof');
    expect(screen.getByText('2026. 11. 22.에 불러온 내용이에요.')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: RECORD_MESSAGES.qrCode })).toHaveAttribute(
      'src',
      `/record/${RECORD_CODE}.svg`,
    );
  });

  it('shows the real name only if the response contains it', async () => {
    await setup(createRecord({ name: '김이음' }));
    expect(screen.getByText('김이음')).toBeInTheDocument();
  });

  it('shows that there is no project yet, without a figure', async () => {
    await setup(
      createRecord({
        facts: { projects: 0, months: null, statedMonths: null, people: 0 },
        projects: [],
        keywords: [],
        lines: [],
        lineCount: 0,
      }),
    );
    expect(screen.getByText(RECORD_MESSAGES.empty)).toBeInTheDocument();
    expect(screen.queryByText(RECORD_MESSAGES.peopleLabel)).not.toBeInTheDocument();
  });

  it('offers visitors to print and to save, but not the settings', async () => {
    await setup();
    expect(screen.getByRole('button', { name: '인쇄' })).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'PDF 저장' }))
      expect(link).toHaveAttribute('href', `/record/${RECORD_CODE}.pdf`);
    expect(screen.queryByRole('link', { name: RECORD_MESSAGES.openSettings })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: new RegExp(CREDENTIAL_MESSAGES.get) })).not.toBeInTheDocument();
  });

  it('links its owner to the settings, and issues the credential of a project', async () => {
    const calls = serveCredentials();
    const { user } = await setup(createRecord(), { member: { nickname: '새벽코딩' } });
    expect(screen.getAllByRole('link', { name: RECORD_MESSAGES.openSettings })[0]).toHaveAttribute(
      'href',
      '/mypage/record',
    );

    await user.click(screen.getByRole('button', { name: /증명서 받기.*모아밥, 반값에 장 보기/ }));
    const question = within(await screen.findByRole('alertdialog', { name: CREDENTIAL_MESSAGES.ask }));
    expect(calls).toEqual([]);
    await user.click(question.getByRole('button', { name: CREDENTIAL_MESSAGES.get }));
    const dialog = within(await screen.findByRole('dialog', { name: '팀 프로젝트 완료' }));
    expect(dialog.getByText('유효')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: CREDENTIAL_MESSAGES.copyLink })).toHaveFocus());
    const ways = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(ways).toEqual([
      expect.stringContaining(CREDENTIAL_MESSAGES.linkedIn),
      CREDENTIAL_MESSAGES.badge,
      CREDENTIAL_MESSAGES.file + CREDENTIAL_MESSAGES.fileHint,
    ]);
    expect(await screen.findByText(CREDENTIAL_MESSAGES.issued)).toBeInTheDocument();
    expect(calls).toEqual(['issue 7']);
  });

  it('opens the valid credential without a question, and offers no LinkedIn for one of an address only', async () => {
    const calls = serveCredentials([createCredential({ addressOnly: true })]);
    const { user } = await setup(createRecord(), { member: { nickname: '새벽코딩' } });
    await user.click(screen.getByRole('button', { name: /증명서 받기.*모아밥, 반값에 장 보기/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '팀 프로젝트 완료' }));
    expect(dialog.queryByText(CREDENTIAL_MESSAGES.linkedIn)).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('is where the back link of the settings leads that were opened from it', async () => {
    const record = createRecord();
    serveOwnRecord(createOwnRecord());
    serveCredentials();
    const { user } = await setup(record, { member: { nickname: '새벽코딩' } });
    await user.click(screen.getAllByRole('link', { name: RECORD_MESSAGES.openSettings })[0]!);

    const back = await screen.findByRole('link', { name: RECORD_MESSAGES.own });
    expect(back).toHaveAttribute('href', `/record/${record.code}`);
  });

  it('shows a not-found page for an unknown and for a malformed code', async () => {
    serveRecord(createRecord());
    for (const code of ['aaaabbbbcccc', 'no']) {
      const { unmount } = await renderRoute(`/record/${code}`);
      expect(await screen.findByRole('heading', { level: 1, name: RECORD_MESSAGES.notFound })).toBeInTheDocument();
      unmount();
    }
  });
});

describe('the PDF of a record', () => {
  const saveLink = () => screen.getAllByRole('link', { name: RECORD_MESSAGES.savePdf, hidden: true })[0]!;

  it('keeps its link busy while it is made, and is then saved under the name of the member', async () => {
    const { promise: drawn, resolve: draw } = withResolvers();
    serveRecordPdf(async () => {
      await drawn;
      return new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } });
    });
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await setup();

    await user.click(saveLink());
    await waitFor(() => expect(saveLink()).toHaveAttribute('aria-busy', 'true'));
    draw();

    await waitFor(() => expect(saveLink()).not.toHaveAttribute('aria-busy'));
    expect(saved.mock.contexts).toMatchObject([{ download: '팀이음-기록-새벽코딩.pdf' }]);
  });

  it('says why it could not be saved', async () => {
    serveRecordPdf(() => respondWithError(429, MESSAGES.tooMany));
    const { user } = await setup();

    await user.click(saveLink());

    expect(await screen.findByText(MESSAGES.tooMany)).toBeInTheDocument();
  });
});
