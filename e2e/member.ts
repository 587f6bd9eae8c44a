import { expect } from './expect';
import { createPhoto } from './files';
import { type StoryPage } from './storyPage';

export interface Newcomer {
  username: string;
  nickname: string;
  email: string;
  password: string;
}

const textBox = (page: StoryPage, name: string) => page.getByRole('textbox', { name, exact: true });

let made = 0;

/** A new member with names that are unique on the server. */
export function createNewcomer(): Newcomer {
  made += 1;
  // Together at most eight characters: a nickname has ten.
  const unique = `${Date.now().toString(36).slice(-6)}${made.toString(36)}`;
  return {
    username: `e${unique}`,
    nickname: `새싹${unique}`,
    email: `${unique}@example.com`,
    password: 'hangang2026',
  };
}

/** Step 1 of the sign-up, from its first field to the button. */
export async function fillAccountStep(page: StoryPage, { username, email, password }: Newcomer) {
  await textBox(page, '이름').fill('김새싹');
  await textBox(page, '생년월일').fill('20020315');
  await page.getByRole('radiogroup', { name: '성별' }).getByText('여성').click();
  await textBox(page, '휴대전화 번호').fill('01012345678');
  await textBox(page, '이메일').fill(email);
  await page.getByRole('button', { name: '이메일 중복 확인' }).click();
  await expect(page.getByText('사용할 수 있는 이메일이에요.')).toBeVisible();
  await textBox(page, '주소').fill('서울특별시 마포구');
  await textBox(page, '아이디').fill(username);
  await page.getByRole('button', { name: '아이디 중복 확인' }).click();
  await expect(page.getByText('사용할 수 있는 아이디예요.')).toBeVisible();
  await textBox(page, '비밀번호').fill(password);
  await textBox(page, '비밀번호 확인').fill(password);
}

/** Step 2: the required fields. */
export async function fillProfileStep(page: StoryPage, { nickname }: Newcomer) {
  await page.getByLabel('프로필 사진').setInputFiles(await createPhoto());
  await textBox(page, '닉네임').fill(nickname);
  await page.getByRole('button', { name: '닉네임 중복 확인' }).click();
  await expect(page.getByText('사용할 수 있는 닉네임이에요.')).toBeVisible();
  await page.getByLabel('학교').fill('한강대학교');
  await textBox(page, '전공').fill('컴퓨터공학');
  await page.getByLabel('학년').selectOption('3학년');
  await page.getByRole('group', { name: '스킬' }).getByRole('button', { name: 'TypeScript' }).click();
  await page.getByRole('group', { name: '희망 직무' }).getByRole('button', { name: '프론트엔드' }).click();
}

/** Fills and submits the login form of the current page. */
export async function logIn(page: StoryPage, { username, password }: Newcomer) {
  await textBox(page, '아이디').fill(username);
  await textBox(page, '비밀번호').fill(password);
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('link', { name: '내 프로필' })).toBeVisible();
}
