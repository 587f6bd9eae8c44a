import { leadSentence } from './leadSentence';

it.each([
  ['넷이서 장을 봐요. 반값이 돼요.', '넷이서 장을 봐요.'],
  ['첫 줄\n둘째 줄', '첫 줄'],
  ['마침표 없는 소개', '마침표 없는 소개'],
  ['버전 1.5를 만들어요! 함께해요.', '버전 1.5를 만들어요!'],
  ['1. 동네 나눔 지도를 만들어요\n2. 함께할 분을 찾아요', '1. 동네 나눔 지도를 만들어요'],
  ['- 지도를 만들어요\n- 함께해요', '- 지도를 만들어요'],
  ['한국 vs. 일본 데이터를 견줘요. 다음 문장.', '한국 vs. 일본 데이터를 견줘요.'],
  ['Dr. 김과 함께 만들어요. 다음.', 'Dr. 김과 함께 만들어요.'],
  ['노션(e.g. 템플릿)을 만들어요. 다음.', '노션(e.g. 템플릿)을 만들어요.'],
  ['2024. 3. 1. 시작해요. 다음.', '2024. 3. 1. 시작해요.'],
  ['“함께해요.” 라고 말해요', '“함께해요.”'],
])('summarises the introduction %j by its first sentence', (introduce, sentence) => {
  expect(leadSentence(introduce)).toBe(sentence);
});

it('cuts the summary to 80 characters, between graphemes', () => {
  expect([...leadSentence('가'.repeat(200))]).toHaveLength(80);
  expect(leadSentence('👨‍👩‍👧‍👦'.repeat(14))).toBe(`${'👨‍👩‍👧‍👦'.repeat(11)}…`);
});
