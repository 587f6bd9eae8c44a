import { CONSENT_TEXTS } from './archive';
import { CREDENTIAL_TEXTS } from './credential';
import { HIDDEN_MESSAGES } from './hidden';
import { isolateDirection } from './isolateDirection';

it('isolateDirection isolates a text with direction marks', () => {
  expect(isolateDirection('\u202Ecba')).toBe('\u2068\u202Ecba\u2069');
});

it('isolateDirection is not ended by a mark within the text', () => {
  expect(isolateDirection('a\u2069\u202Ecba')).toBe('\u2068a\u202Ecba\u2069');
});

it('isolateDirection does not change other texts', () => {
  expect(isolateDirection('모아밥 😀 شكرا')).toBe('모아밥 😀 شكرا');
});

it.each([
  ['a question of consent', CONSENT_TEXTS.question('감자튀김', '\u202Ecba')],
  ['a question after the release', CONSENT_TEXTS.questionAfterRelease('\u202Ecba')],
  ['a valid credential', CREDENTIAL_TEXTS.validBeneath({ nickname: '감자튀김', title: '\u202Ecba', date: '오늘' })],
  ['the subject of a mail to the operator', HIDDEN_MESSAGES.changedSubject('\u202Ecba', '/projectdetail/7')],
])('%s isolates the title', (_, sentence) => {
  expect(sentence).toContain('\u2068\u202Ecba\u2069');
});
