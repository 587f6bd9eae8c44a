import { MEASURE_LABELS } from '../operator';
import { PRIVACY } from './privacy';
import { TERMS } from './terms';

it.each(Object.values(MEASURE_LABELS))('the terms name the measure %s', (label) => {
  expect(JSON.stringify(TERMS)).toContain(label.split(' ').at(-1));
});

it.each([
  '자동으로 숨깁니다',
  '세 명',
  '이의를 제기',
  '접수 번호',
  '신고한 사람은 상대방에게 알려지지 않습니다',
  '내 데이터를 내려받고',
])('the terms say what reports do and how to object: %s', (words) => {
  expect(JSON.stringify(TERMS)).toContain(words);
});

it.each([
  '신고한 사람',
  '한줄평을 쓴 사람',
  '수와 조치의 기록',
  '숨긴 사진, 닉네임, 자기소개의 원래 값',
  '5 미만',
  '이메일로 찾은 일은 기록에',
  '정지된 회원과 같아 보이는',
])('the privacy policy says what operators see: %s', (words) => {
  const section = PRIVACY.sections.find(({ heading }) => heading.endsWith('운영자가 보는 정보'));
  expect(JSON.stringify(section)).toContain(words);
});

it.each([TERMS, PRIVACY])('the sections of $title are numbered without gaps', ({ sections }) => {
  expect(sections.map(({ heading }) => Number(heading.split('.')[0]))).toEqual(sections.map((_, index) => index + 1));
});
