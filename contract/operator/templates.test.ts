import { firstMessage } from '../firstMessage';
import { tooLong } from '../messages';
import { OPERATOR_MESSAGES } from './messages';
import { templateRules, templatesRules } from './templates';

const template = { name: '입금 요구', text: '돈을 먼저 보내라고 하는 모집은 올릴 수 없어요.' };

it.each([
  [{}, undefined],
  [{ name: '열두 글자까지 되는이름' }, undefined],
  [{ name: ' ' }, OPERATOR_MESSAGES.templateNameEmpty],
  [{ name: '가'.repeat(13) }, tooLong(12)],
  [{ text: '' }, OPERATOR_MESSAGES.templateTextEmpty],
  [{ text: '가'.repeat(501) }, tooLong(500)],
])('a template with %j gets the message %j', (change, message) => {
  expect(firstMessage(templateRules, { ...template, ...change })).toBe(message);
});

it('accepts none and ten templates, and refuses the eleventh', () => {
  const listOf = (length: number) => ({ templates: Array.from({ length }, () => template), version: 'a' });
  expect([listOf(0), listOf(10)].map((list) => firstMessage(templatesRules, list))).toEqual([undefined, undefined]);
  expect(firstMessage(templatesRules, listOf(11))).toBe(OPERATOR_MESSAGES.templatesFull);
});
