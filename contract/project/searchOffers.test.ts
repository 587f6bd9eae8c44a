import { searchOffers } from './searchOffers';

it.each([
  ['rea', ['필요 스킬 React로 보기']],
  ['프론트', ['모집 역할 프론트엔드로 보기']],
  ['java', ['필요 스킬 JavaScript로 보기', '필요 스킬 Java로 보기']],
  ['pyt', ['필요 스킬 Python으로 보기']],
  ['ux', ['모집 역할 UX/UI 디자인으로 보기']],
  ['리액트', ['필요 스킬 React로 보기']],
  ['스프링 부트', ['필요 스킬 Spring으로 보기']],
  ['피그마', ['필요 스킬 Figma로 보기']],
  ['자바', ['필요 스킬 JavaScript로 보기', '필요 스킬 Java로 보기']],
  ['디자이너', ['모집 역할 UX/UI 디자인으로 보기', '모집 역할 BX 디자인으로 보기']],
  ['기획자', ['모집 역할 PM으로 보기']],
  ['개발자', ['모집 역할 프론트엔드로 보기', '모집 역할 백엔드로 보기']],
  ['서버', ['모집 역할 백엔드로 보기']],
  [' ', []],
  ['없는 말', []],
])('offers the filters of which a name starts with %j', (words, texts) => {
  expect(searchOffers(words).map(({ text }) => text)).toEqual(texts);
});
