import { type Keyword } from '@contract/evaluation';
import { FAULT_CASES } from '@contract/evaluation/testing/faultCases';
import { carryOver, type Evaluation, firstFault, type Teammates } from './evaluationForm';

const teammate = (memberId: number, nickname: string): Teammates[number] => ({
  memberId,
  nickname,
  roles: ['PM'],
  profileImg: null,
  consent: 'CONFIRMED',
  contributions: [],
});
const TEAM = [teammate(1, '하나'), teammate(2, '둘')];

it.each(FAULT_CASES)(
  'the message names the first member of the team whose evaluation has $fault',
  ({ change, message }) => {
    const { feedback = '고마워요', keyword = ['TEAMWORK'] } = change;
    const faulty: Evaluation = { feedback, keyword: keyword as Keyword[] };
    const done: Evaluation = { feedback: '고마워요', keyword: ['TEAMWORK'] };

    expect(firstFault({ 1: faulty, 2: faulty }, TEAM)?.message).toBe(message('하나'));
    expect(firstFault({ 1: done, 2: faulty }, TEAM)?.message).toBe(message('둘'));
  },
);

it('a teammate who is renamed, or swaps names with another one, keeps the evaluation', () => {
  const form = { 1: { feedback: '하나에게', keyword: [] }, 2: { feedback: '둘에게', keyword: [] } };

  expect(carryOver(form, [teammate(1, '둘'), teammate(2, '하나')])).toEqual(form);
  expect(carryOver(form, [teammate(1, '셋'), teammate(3, '둘')])).toEqual({
    1: form[1],
    3: { feedback: '', keyword: [] },
  });
});
