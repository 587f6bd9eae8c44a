import { isolateDirection } from './isolateDirection';

it('keeps what a text says about direction inside it', () => {
  expect(isolateDirection('\u202Ecba')).toBe('\u2068\u202Ecba\u2069');
});

it('leaves every other text as it is', () => {
  expect(isolateDirection('모아밥 😀 شكرا')).toBe('모아밥 😀 شكرا');
});
