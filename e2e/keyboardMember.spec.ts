import { type Page } from '@playwright/test';
import { join, openSession, publishPost } from './apiFlows';
import { expectAccessible } from './expectAccessible';
import { createPdf, createPhoto } from './files';
import { chooseRadio, giveFiles, open, press, tabTo, write } from './keyboard';
import { createNewcomer, type Newcomer } from './member';
import { expect, test } from './test';

// From the sign-up to the withdrawal, by keyboard alone.
test.describe.configure({ timeout: 300_000 });
// With reduced motion every change is a transition of 0.01 ms, so a focus ring would not be rendered right after the
// key press.
test.use({ reducedMotion: 'no-preference' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function fillAccountStep(page: Page, { email, username, password }: Newcomer) {
  await write(field(page, '이름'), '김새싹');
  await write(field(page, '생년월일'), '20020315');
  await chooseRadio(page.getByRole('radiogroup', { name: '성별' }), '여성');
  await write(field(page, '휴대전화 번호'), '01012345678');
  await expect(field(page, '휴대전화 번호')).toHaveValue('010-1234-5678');
  await write(field(page, '이메일'), email);
  await press(button(page, '이메일 중복 확인'));
  await expect(page.getByText('사용할 수 있는 이메일이에요.')).toBeVisible();
  await write(field(page, '주소'), '서울특별시 마포구');
  await write(field(page, '아이디'), username);
  await press(button(page, '아이디 중복 확인'));
  await expect(page.getByText('사용할 수 있는 아이디예요.')).toBeVisible();
  await write(field(page, '비밀번호'), password);
  await write(field(page, '비밀번호 확인'), password);
}

async function fillProfileStep(page: Page, { nickname }: Newcomer) {
  await giveFiles(page.getByLabel('프로필 사진'), [await createPhoto()]);
  await write(field(page, '닉네임'), nickname);
  await press(button(page, '닉네임 중복 확인'));
  await expect(page.getByText('사용할 수 있는 닉네임이에요.')).toBeVisible();
  await write(page.getByRole('combobox', { name: '학교' }), '서울');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: '학교' })).toHaveValue('서울대학교');
  await tabTo(page.getByLabel('학년'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('학년')).toHaveValue('1');
  await write(field(page, '전공'), '컴퓨터공학');
  await press(page.getByRole('group', { name: '스킬' }).getByRole('button', { name: 'TypeScript' }), 'Space');
  await press(page.getByRole('group', { name: '희망 직무' }).getByRole('button', { name: '프론트엔드' }), 'Space');
}

test('a new member signs up in three steps by keyboard', async ({ page }) => {
  const newcomer = createNewcomer();
  await open(page, '/signup1');
  await fillAccountStep(page, newcomer);
  await press(button(page, '다음'));
  await expect(heading(page, '어떤 팀원인지 들려주세요')).toBeFocused();

  await fillProfileStep(page, newcomer);
  await press(button(page, '경력 추가하기'));
  await expect(field(page, '회사 이름')).toBeFocused();
  await press(button(page, '경력 1 삭제하기'));
  await expect(button(page, '경력 추가하기')).toBeFocused();
  await giveFiles(button(page, '파일 추가'), [createPdf('포트폴리오.pdf')]);
  await tabTo(button(page, '포트폴리오.pdf 삭제하기'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, '파일 추가')).toBeFocused();
  await press(button(page, '가입하기'));
  await expect(heading(page, `반가워요, ${newcomer.nickname} 님`)).toBeFocused();
  await press(page.getByRole('link', { name: '시작하기' }));
  await expect(page).toHaveURL(/\/project\?roles=[A-Z_]+&open=true$/);
});

test('a member moves through the profile tabs and back, cancels a logout and then logs out by keyboard', async ({
  page,
  request,
}) => {
  const member = await join(request);
  await openSession(page.request, member);
  await open(page, '/mypage');
  const tab = (name: string) => page.getByRole('tab', { name });

  await tabTo(tab('소개와 경력'));
  for (const name of ['포트폴리오', '팀 평가', '내 활동', '소개와 경력']) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(name)).toBeFocused();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await page.keyboard.press('End');
  await expect(tab('내 활동')).toBeFocused();
  await expect(page).toHaveURL(/\?tab=activity$/);
  await page.goBack();
  await expect(tab('소개와 경력')).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await page.reload();
  await expect(tab('내 활동')).toHaveAttribute('aria-selected', 'true');

  const question = page.getByRole('alertdialog', { name: '로그아웃할까요?' });
  await press(button(page, '로그아웃'));
  await expect(question.getByRole('button', { name: '취소' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(button(page, '로그아웃')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(question.getByRole('button', { name: '확인' }));
  await expect(page.getByRole('link', { name: '로그인' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a member reports a post, withdraws and cannot log in again, by keyboard', async ({ page, request }) => {
  const [writer, member] = [await join(request), await join(request)];
  const post = await publishPost(request, writer.access, `이웃과 나눌 책을 찾아요 ${writer.username}`);
  await openSession(page.request, member);
  await open(page, `/projectdetail/${post}`);
  await press(page.getByRole('main').getByRole('link', { name: '신고하기' }));
  await expect(heading(page, '신고하기')).toBeFocused();
  await chooseRadio(page.getByRole('radiogroup', { name: '신고 유형' }), '스팸·홍보 게시물');
  await write(field(page, '신고 내용'), '광고만 있어요.');
  await press(button(page, '신고하기'));
  await expect(page.getByText('신고를 접수했어요.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '신고하기' })).toBeFocused();

  await tabTo(page.getByRole('link', { name: '내 프로필' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, member.nickname)).toBeFocused();
  await press(page.getByRole('link', { name: '회원 탈퇴' }));
  await expect(heading(page, '회원 탈퇴')).toBeFocused();
  await write(field(page, '비밀번호'), member.password);
  await write(field(page, '비밀번호 확인'), member.password);
  await press(button(page, '탈퇴하기'));
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: '취소' })).toBeFocused();
  await press(question.getByRole('button', { name: '탈퇴하기' }));
  await expect(heading(page, `${member.nickname} 님, 고마웠어요`)).toBeFocused();
  await expect(page.getByText('회원 탈퇴를 완료했어요. 그동안 함께해 주셔서 고마워요.')).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('link', { name: '홈으로 가기' }));
  await expect(page.getByRole('link', { name: '로그인' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: '로그인' })).toBeVisible();
  const data = { username: member.username, password: member.password };
  expect((await request.post('/api/login', { data })).status()).toBe(401);
});
