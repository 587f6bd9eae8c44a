import { fireEvent, screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { renderRoute } from './renderRoute';
import { storeDraft } from './storeDraft';

/** Sets the text of a field at once, as autofill does; tests about typing type letter by letter. */
export function fill(label: string, text: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}

const ACCOUNT = {
  이름: '김이음',
  생년월일: '20010203',
  '휴대전화 번호': '01012345678',
  이메일: 'ieum@teamieum.kr',
  주소: '서울시 마포구',
  아이디: 'dawncode',
  비밀번호: 'secret12',
  '비밀번호 확인': 'secret12',
};

type AccountTexts = Partial<Record<keyof typeof ACCOUNT, string>>;

/** Fills all nine fields of step 1 without the two availability checks. */
export async function fillAccount(user: UserEvent, texts: AccountTexts = {}) {
  await screen.findByLabelText('이름');
  Object.entries({ ...ACCOUNT, ...texts }).forEach(([label, text]) => fill(label, text));
  await user.click(screen.getByLabelText('여성'));
}

/** Checks whether a value is available, and waits for the confirmation. */
export async function check(user: UserEvent, label: '이메일' | '아이디' | '닉네임') {
  await user.click(screen.getByLabelText(`${label} 중복 확인`));
  await screen.findByLabelText(`${label} 확인함`);
}

// By text: a search by role in such a long form is slow in jsdom.
const buttonSaying = async (text: string) => (await screen.findByText(text)).closest('button') ?? document.body;

export const nextButton = () => buttonSaying('다음');
export const joinButton = () => buttonSaying('가입하기');

/** Completes step 1 and waits for step 2. */
export async function passAccount(user: UserEvent, texts: AccountTexts = {}) {
  await fillAccount(user, texts);
  await check(user, '이메일');
  await check(user, '아이디');
  await user.click(await nextButton());
  await joinButton();
}

/** The values of both steps as a draft stores them: without the passwords, the photo and the three checks. */
const STORED_ACCOUNT = {
  name: ACCOUNT.이름,
  birth: '2001-02-03',
  gender: 'F',
  phone: '010-1234-5678',
  email: ACCOUNT.이메일,
  address: ACCOUNT.주소,
  username: ACCOUNT.아이디,
};
const STORED_PROFILE = {
  nickname: '새벽코딩',
  schoolName: '한국대학교',
  grade: '3',
  major: '컴퓨터공학',
  skillCategory: ['FIGMA'],
  desiredJob: ['FRONT_END'],
};

/** Opens step 2 behind a step 1 that a draft has filled, which also contains these values of the profile. */
export async function openProfileStep(profile: object = {}, options?: Parameters<typeof renderRoute>[1]) {
  storeDraft({ owner: null, form: 'signup' }, { ...STORED_ACCOUNT, ...profile });
  const view = await renderRoute('/signup1', options);
  await screen.findByLabelText('비밀번호');
  fill('비밀번호', ACCOUNT.비밀번호);
  fill('비밀번호 확인', ACCOUNT.비밀번호);
  await check(view.user, '이메일');
  await check(view.user, '아이디');
  await view.user.click(await nextButton());
  await joinButton();
  return view;
}

/** The same with all that step 2 requires, ready to join. */
export async function openFilledSignup(options?: Parameters<typeof renderRoute>[1]) {
  const view = await openProfileStep(STORED_PROFILE, options);
  await check(view.user, '닉네임');
  await view.user.upload(screen.getByLabelText('프로필 사진'), createPhoto());
  return view;
}

export const createPhoto = (name = 'me.png', type = 'image/png') => new File(['photo'], name, { type });

/** A file with this size property, without the content. */
export function createFile(name: string, bytes: number, type = '') {
  return Object.defineProperty(new File(['file'], name, { type }), 'size', { value: bytes });
}

/** Fills the required fields of step 2, in the order of the page. */
export async function fillProfile(user: UserEvent, nickname = '새벽코딩') {
  fill('닉네임', nickname);
  await check(user, '닉네임');
  await user.upload(screen.getByLabelText('프로필 사진'), createPhoto());
  fill('학교', '한국대학교');
  await user.selectOptions(screen.getByLabelText('학년'), '3학년');
  fill('전공', '컴퓨터공학');
  await user.click(screen.getByText('Figma'));
  await user.click(screen.getByRole('button', { name: '프론트엔드' }));
}

/** The live region beside the submit button. */
export async function firstMessage(button: Promise<HTMLElement>) {
  const id = (await button).getAttribute('aria-describedby');
  return document.getElementById(id ?? '')?.textContent;
}

/** The same, for a button found by its name. */
export const messageBeside = (name: string) => firstMessage(screen.findByRole('button', { name }));
