import { type Page } from '@playwright/test';
import { fillAccountStep, fillProfileStep, type Newcomer } from '../member';
import { checkText } from '../recordFlows';
import { type PostIds } from './findPostIds';

/** Brings an open page to the state that the screenshot shows. */
export type State = (page: Page, ids: PostIds) => Promise<unknown>;

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();

/** One new member per window size, since the screenshots of each size sign up. */
const newcomerOf = (page: Page): Newcomer => {
  const width = page.viewportSize()?.width ?? 0;
  return {
    username: `new${width}`,
    nickname: width < 800 ? '새싹' : '떡잎',
    email: `new${width}@example.com`,
    password: 'hangang2026',
  };
};

export const failLogin: State = async (page) => {
  await box(page, '아이디').fill('dawncode');
  await box(page, '비밀번호').fill('teamieum0');
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
  await page.getByRole('alert').waitFor();
};

/** Runs after `join`: finds the username of the new member. */
export const findId: State = async (page) => {
  await box(page, '이름').fill('김새싹');
  await box(page, '생년월일').fill('20020315');
  await page.getByRole('radiogroup', { name: '성별' }).getByText('여성').click();
  await box(page, '휴대전화 번호').fill('01012345678');
  await box(page, '이메일').fill(newcomerOf(page).email);
  await press(page, '아이디 찾기');
  await page.getByRole('heading', { name: '김새싹 님의 아이디예요' }).waitFor();
};

export const findPassword: State = async (page) => {
  await box(page, '아이디').fill('nobody');
  await box(page, '이메일').fill('nobody@example.com');
  await press(page, '임시 비밀번호 받기');
  await page.getByRole('heading', { name: '메일함을 확인해 주세요' }).waitFor();
};

export const fillAccount: State = (page) => fillAccountStep(page, newcomerOf(page));

export const fillProfile: State = async (page, ids) => {
  await fillAccount(page, ids);
  await press(page, '다음');
  await fillProfileStep(page, newcomerOf(page));
};

export const join: State = async (page, ids) => {
  await fillProfile(page, ids);
  await press(page, '가입하기');
  await page.getByRole('heading', { name: /^반가워요/ }).waitFor();
};

export const chooseRoles: State = async (page) => {
  await page.getByRole('tab', { name: '모집 역할' }).click();
  for (const role of ['프론트엔드', '디자이너']) await press(page, role);
};

export const findNothing: State = async (page) => {
  await page.getByRole('searchbox').fill('블록체인 지갑');
  await page
    .getByRole('main')
    .getByText(/에 대한 검색 결과가 없어요/)
    .waitFor();
};

export const openReply: State = async (page) => {
  await press(page, /에 답글 달기$/);
};

export const openReport: State = async (page) => {
  await page.getByRole('main').getByRole('link', { name: '신고하기' }).first().click();
  // The form appears when the reported content has loaded.
  await page.getByRole('main').getByRole('radio').first().waitFor();
};

/** The bell opens a panel; on phones it is a link to the page of notifications. */
export const openBell: State = async (page) => {
  const bell = page.getByRole('banner');
  const name = /^알림/;
  await bell.getByRole('button', { name }).or(bell.getByRole('link', { name })).click();
  const panel = page.getByRole('dialog', { name: '알림' });
  await panel.or(page.getByRole('main')).getByRole('listitem').first().waitFor();
};

export const askToDelete: State = async (page) => {
  await press(page, '삭제');
  // That of a post with a team asks for its name (D197).
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor();
};

export const bookmark: State = async (page) => {
  await press(page, /북마크/);
  // An earlier screenshot may have bookmarked it.
  await page.getByText(/북마크(에 담았|를 해제했)어요/).waitFor();
};

export const startPost: State = async (page) => {
  await box(page, '모집글 제목').fill('동아리 회비 정산 서비스 리뉴얼, 개발 두 분 더 필요해요');
  await box(page, '프로젝트 이름').fill('정산반장 2.0');
  await press(page, '사이드 프로젝트');
  await press(page, '프론트엔드');
  await press(page, '백엔드');
  await press(page, '등록하기');
};

export const startEvaluation: State = async (page) => {
  for (const keyword of ['소통이 잘 돼요', '책임감이 강해요']) await press(page, keyword);
  await box(page, '한줄평').first().fill('화면마다 왜 이렇게 그렸는지 설명해 줘서 든든했어요.');
};

/** Simulates a server without responses. */
export const loseServer: State = async (page) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '아카이브' }).click();
  await page.getByRole('button', { name: '다시 시도' }).waitFor();
};

export const checkChanged: State = (page, { changed }) => checkText(page, changed);

/** Shows the print style sheet. */
export const print: State = (page) => page.emulateMedia({ media: 'print' });
