import { loadFailed, loading } from './loadingTexts';

it('the particle follows the last syllable of the noun', () => {
  expect(loadFailed('지원자')).toBe('지원자를 불러오지 못했어요.');
  expect(loadFailed('회원')).toBe('회원을 불러오지 못했어요.');
  expect(loading('소식')).toBe('소식을 불러오고 있어요');
});
