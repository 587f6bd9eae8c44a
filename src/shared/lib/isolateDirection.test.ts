import { isolateDirection } from './isolateDirection';

it('isolates direction marks of a text', () => {
  expect(isolateDirection('\u202Ecba')).toBe('\u2068\u202Ecba\u2069');
});

it('does not change other texts', () => {
  expect(isolateDirection('모아밥 😀 شكرا')).toBe('모아밥 😀 شكرا');
});
