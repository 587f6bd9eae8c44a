import { searchOffers } from './searchOffers';

it.each([
  ['rea', ['필요 스킬 React로 보기']],
  ['프론트', ['모집 역할 프론트엔드로 보기']],
  ['java', ['필요 스킬 JavaScript로 보기', '필요 스킬 Java로 보기']],
  ['pyt', ['필요 스킬 Python으로 보기']],
  ['ux', ['모집 역할 UX/UI 디자인으로 보기']],
  [' ', []],
  ['없는 말', []],
])('offers the filters whose label starts with %j', (words, texts) => {
  expect(searchOffers(words).map(({ text }) => text)).toEqual(texts);
});
