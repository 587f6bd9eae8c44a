import { expect, type Page } from '@playwright/test';
import { applyTo, join, publishPost, type Member } from './apiFlows';
import { evaluate } from './archiveFlows';
import { expectAccessible } from './expectAccessible';
import { startServer } from './server';
import { checkIn, moveClock, openPage } from './teamFlows';
import { hearComplaints, test, waitForScript } from './test';

const WEEK = 7;
const MESSAGE = '타이머 화면을 만들어 봤어요. https://timer.example/demo 에 있어요.';
const ANSWER = '네, 수업이 5시에 끝나요. https://timer.example/plan 도 봐 주세요.';
const CHAT = 'https://open.kakao.example/o/abc123';

interface Team {
  id: number;
  leading: Member;
  first: Member;
  second: Member;
  /** Pages of the leader and of the first who joins. */
  leader: Page;
  mate: Page;
}

const entriesOf = (page: Page) => page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link').allInnerTexts();
const sheetOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const shown = (page: Page, name: string) => page.getByRole('button', { name }).filter({ visible: true });

/** Three new members, from the first application to the publication; it covers two weeks on a server of its own. */
test('three new members find each other, begin to work, and publish what they have made', async ({
  browser,
  playwright,
}) => {
  let server = await startServer();
  try {
    const api = await playwright.request.newContext({ baseURL: server.origin });
    const [leading, first, second] = [await join(api), await join(api), await join(api)];
    const seats = [
      { role: 'FRONT_END', count: 2 },
      { role: 'BACK_END', count: 1 },
    ];
    const id = await publishPost(api, leading.access, `하루 15분 ${leading.username}`, { seats });
    const [leader, mate] = [await openPage(browser, server, leading), await openPage(browser, server, first)];
    const complaints = [leader, mate].map(hearComplaints);
    [leader, mate].forEach(waitForScript);
    const team = { id, leading, first, second, leader, mate };

    await apply(team);
    await applyTo(api, id, second);
    await askAndAnswer(team);
    await accept(team);
    await welcome(team);

    await leader.goto('about:blank', { waitUntil: 'commit' });
    await mate.goto('about:blank', { waitUntil: 'commit' });
    server = await moveClock(server, WEEK);
    await readEarlierTexts(team);
    await finish(team);
    const archive = await register(leader);
    const nicknames = [leading, first, second].map(({ nickname }) => nickname);
    for (const { access, nickname } of [leading, first, second])
      await evaluate(api, archive, access, ...nicknames.filter((one) => one !== nickname));
    await mate.goto(`/archive/${archive}`);
    await expect(mate.getByRole('heading', { level: 1, name: '동네책장' })).toBeVisible();
    await leader.goto(`/project/${id}/team`);
    await expect(leader.getByRole('link', { name: '아카이브 보기' })).toBeVisible();
    await leader.goto('/mypage?tab=activity');
    await expect(leader.getByText('아카이브에 남겼어요')).toBeVisible();
    expect(await entriesOf(leader)).toEqual(['프로젝트', '아카이브', '팀', '소개']);
    expect(complaints.flatMap((found) => found())).toEqual([]);
    await api.dispose();
  } finally {
    await server.stop();
  }
});

async function apply({ id, mate }: Team) {
  await mate.goto(`/projectdetail/${id}`);
  await shown(mate, '지원하기').click();
  const sheet = sheetOf(mate, '지원하기');
  await sheet
    .getByText(/^프론트엔드/)
    .first()
    .click();
  await sheet.getByLabel('지원 메시지').fill(MESSAGE);
  await expectAccessible(mate);
  await sheet.getByRole('button', { name: '보내기' }).click();
  await expect(mate.getByText('지원했어요. 답이 오면 알려 드릴게요.')).toBeVisible();
}

/** The leader asks under the application, the applicant answers on the post; both see pictures, not signs, of each other. */
async function askAndAnswer({ id, leading, first, leader, mate }: Team) {
  await leader.goto(`/project/${id}/applicants`);
  const application = leader.getByRole('article', { name: first.nickname });
  await expect(application.getByRole('link', { name: /timer\.example\/demo/ })).toBeVisible();
  await application.getByRole('button', { name: '물어보기' }).click();
  const question = application.getByRole('textbox', { name: '질문' });
  await expect(question).toBeFocused();
  await question.fill('화요일 밤 모임에 올 수 있을까요?');
  await expect(application.getByText(/^\d+\/300/).first()).toBeVisible();
  await application.getByRole('button', { name: '질문 보내기' }).click();
  await expect(application.getByText('답을 기다리고 있어요')).toBeVisible();
  await expect(application.getByRole('heading', { name: first.nickname })).toBeFocused();
  await expect(application.getByRole('region', { name: '질문과 답' }).locator('img').first()).toBeVisible();
  await expectAccessible(leader);

  await mate.getByText(`${leading.nickname} 님이 물어봤어요`).filter({ visible: true }).waitFor();
  await shown(mate, '답하기').click();
  const mine = sheetOf(mate, '보낸 지원');
  await mine.getByRole('textbox', { name: '답' }).fill(ANSWER);
  await expectAccessible(mate);
  await mine.getByRole('button', { name: '답 보내기' }).click();
  await expect(mate.getByText('답을 보냈어요.')).toBeVisible();
  await expect(application.getByRole('link', { name: /timer\.example\/plan/ })).toBeVisible();
}

/** The first acceptance asks where the team talks, the second one does not. */
async function accept({ leader, first, second }: Team) {
  for (const { nickname } of [first, second]) {
    const application = leader.getByRole('article', { name: nickname });
    await application.getByRole('button', { name: '수락' }).click();
    await leader.getByRole('alertdialog').getByRole('button', { name: '수락' }).click();
    if (nickname === first.nickname) {
      const contact = sheetOf(leader, `${nickname} 님과 함께하기로 했어요`);
      await expect(contact.getByRole('textbox', { name: '연락 링크' })).toBeFocused();
      await expectAccessible(leader);
      await contact.getByRole('button', { name: '나중에' }).click();
      await expect(leader.getByRole('heading', { name: second.nickname })).toBeFocused();
    }
    await expect(application.getByText('수락했어요')).toBeVisible();
  }
  await expect(leader.getByRole('dialog')).toHaveCount(0);
}

/** The new member is welcomed without a link, then with the one that the leader adds, until the link is opened. */
async function welcome({ id, leading, first, leader, mate }: Team) {
  await mate.goto(`/project/${id}/team`);
  const panel = mate.getByRole('region', { name: `반가워요, ${first.nickname} 님` });
  await expect(panel).toContainText('팀장이 아직 연락 링크를 올리지 않았어요.');
  await expect(panel).toContainText('3명이 함께해요');
  await expect(panel).toContainText(`${leading.nickname} 팀장`);

  await leader.goto(`/project/${id}/team`);
  await expect(leader.getByRole('region', { name: '팀원과 어디서 이야기할까요?' })).toBeVisible();
  await expectAccessible(leader);
  await leader.getByRole('button', { name: '연락 링크 올리기' }).click();
  const form = sheetOf(leader, '공지와 연락 링크');
  await expect(form.getByRole('textbox', { name: '연락 링크' })).toBeFocused();
  await form.getByRole('textbox', { name: '연락 링크' }).fill(CHAT);
  await form.getByRole('button', { name: '저장하기' }).click();
  await expect(leader.getByText('저장했어요.')).toBeVisible();
  await expect(leader.getByRole('heading', { name: '공지' })).toBeFocused();

  const link = panel.getByRole('link', { name: /^연락 링크 열기/ });
  await expect(link).toBeVisible();
  await expectAccessible(mate);
  await mate.context().route(CHAT, (route) => route.fulfill({ body: '' }));
  const [chat] = await Promise.all([mate.context().waitForEvent('page'), link.click()]);
  await chat.close();
  await expect(panel).toHaveCount(0);
  await expect(mate.getByRole('heading', { level: 1 })).toBeFocused();
  await checkIn(mate, '조금 늦어요', '로그인을 붙였어요. https://haru.example/pr/3 봐 주세요.');
}

/** A week later a mark opens what was written, and the texts of a member are read below the table. */
async function readEarlierTexts({ id, first, leader, mate }: Team) {
  await mate.goto(`/project/${id}/team`);
  await checkIn(mate, '순조로워요', '타이머 화면을 마쳤어요.');
  await leader.goto(`/project/${id}/team`);
  await leader
    .getByRole('row', { name: new RegExp(first.nickname) })
    .getByRole('button')
    .first()
    .click();
  const text = sheetOf(leader, first.nickname);
  await expect(text.getByRole('link', { name: /haru\.example\/pr\/3/ })).toBeVisible();
  await expectAccessible(leader);
  await text.getByRole('button', { name: '다음 주' }).click();
  await expect(text).toContainText('타이머 화면을 마쳤어요.');
  await leader.keyboard.press('Escape');
  await expect(text).toHaveCount(0);

  await leader.getByRole('group', { name: '누구의 소식' }).getByRole('button', { name: first.nickname }).click();
  const texts = leader.getByRole('list', { name: `${first.nickname} 님의 지난 소식` });
  await expect(texts.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(leader);
}

/** The view goes to the next step; the open page of a member follows in place. */
async function finish({ leader, mate }: Team) {
  await leader.getByRole('button', { name: '프로젝트 완료하기' }).click();
  await leader.getByRole('alertdialog').getByRole('button', { name: '완료하기' }).click();
  await expect(leader.getByText('프로젝트를 완료했어요')).toBeVisible();
  await expect(leader.getByRole('heading', { name: '함께 만든 이야기를 남겨요' })).toBeFocused();
  await expect(leader.getByRole('link', { name: '아카이브로 남기기' })).toBeInViewport();
  await expectAccessible(leader);
  await expect(mate.getByText('프로젝트를 완료했어요')).toBeVisible();
  await expect(mate.getByRole('link', { name: '아카이브로 남기기' })).toBeVisible();
  await expect(mate.getByRole('region', { name: '이번 주 체크인' })).toHaveCount(0);
}

/** The archive begins with the project's name and team. @returns its id */
async function register(leader: Page): Promise<number> {
  await leader.getByRole('link', { name: '아카이브로 남기기' }).click();
  await expect(leader.getByLabel('제목')).toHaveValue('동네책장');
  await leader.getByLabel('설명').fill('이웃과 책을 나누는 책장을 만들었어요.');
  await leader.getByRole('button', { name: '등록하기' }).click();
  await expect(leader).toHaveURL(/\/\d+\/teamevaluation$/);
  return Number(/\/(\d+)\/teamevaluation/.exec(leader.url())?.[1]);
}
