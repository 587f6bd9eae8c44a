import { isolateDirection } from './isolateDirection';

it('isolateDirection isolates a text with direction marks', () => {
  expect(isolateDirection('\u202Ecba')).toBe('\u2068\u202Ecba\u2069');
});

it('isolateDirection does not change other texts', () => {
  expect(isolateDirection('모아밥 😀 شكرا')).toBe('모아밥 😀 شكرا');
});
