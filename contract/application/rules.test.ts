import { firstMessage } from '../firstMessage';
import { checkInRules, leaveRules, teamRules } from '../team';
import { answerRules, applicationRules } from './rules';

describe('an application', () => {
  const valid = { role: 'PM', message: '매주 두 번 함께할 수 있어요.', link: '' };

  it.each<[object, string | undefined]>([
    [{}, undefined],
    [{ role: '' }, '지원할 역할을 선택해 주세요.'],
    [{ role: undefined, message: '' }, '지원할 역할을 선택해 주세요.'],
    [{ message: '짧아요' }, '지원 메시지를 10자 이상 써 주세요.'],
    [{ message: `짧아요${' '.repeat(20)}` }, '지원 메시지를 10자 이상 써 주세요.'],
    [{ message: '가'.repeat(501) }, '글자 수를 줄여 주세요. 최대 500자까지 쓸 수 있어요.'],
    [{ link: 'http://localhost' }, '주소를 다시 확인해 주세요. 예: https://example.com'],
  ])('with the fields %j gets the message %s', (overrides, message) => {
    expect(firstMessage(applicationRules, { ...valid, ...overrides })).toBe(message);
  });
});

describe('an answer to an application', () => {
  it.each<[object, string | undefined]>([
    [{ status: 'ACCEPTED' }, undefined],
    [{ status: 'DECLINED' }, '이유를 선택해 주세요.'],
    [{ status: 'DECLINED', reason: 'SKILL' }, undefined],
    [{ status: 'DECLINED', reason: 'OTHER', note: ' ' }, '이유를 입력해 주세요.'],
    [{ status: 'DECLINED', reason: 'OTHER', note: '다음에 만나요.' }, undefined],
    [{ status: 'PENDING' }, '선택할 수 없는 값이 있어요. 다시 골라 주세요.'],
  ])('with the fields %j gets the message %s', (answer, message) => {
    expect(firstMessage(answerRules, answer)).toBe(message);
  });

  it('drops the reason of an acceptance, and the note of a decline whose reason is not OTHER', () => {
    expect(answerRules.cast({ status: 'ACCEPTED', reason: 'SKILL', note: '왜' })).toEqual({ status: 'ACCEPTED' });
    expect(answerRules.cast({ status: 'DECLINED', reason: 'SKILL', note: '왜' })).toEqual({
      status: 'DECLINED',
      reason: 'SKILL',
    });
  });
});

describe('the forms of a team', () => {
  it('omit absent fields from the result', () => {
    expect(teamRules.cast({ notice: '만나요.' })).toEqual({ notice: '만나요.' });
    expect(teamRules.cast({ contactLink: 'example.org', notice: '' })).toEqual({
      contactLink: 'https://example.org',
      notice: '',
    });
  });

  it('report the first missing field in screen order', () => {
    expect(firstMessage(checkInRules, { week: '2026-11-23' })).toBe('이번 주 상태를 골라 주세요.');
    expect(firstMessage(checkInRules, { week: '2026-11-23', mood: 'GOOD', text: '' })).toBe(
      '이번 주 소식을 입력해 주세요.',
    );
    expect(firstMessage(leaveRules, { reason: 'OTHER' })).toBe('이유를 입력해 주세요.');
  });
});
