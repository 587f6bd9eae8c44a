import { type Keyword } from '@contract/evaluation';
import { FAULT_CASES } from '@contract/evaluation/testing/faultCases';
import { type Evaluation, firstFault, type Teammates } from './evaluationForm';

const teammate = (nickname: string): Teammates[number] => ({
  nickname,
  roles: ['PM'],
  profileImg: null,
  consent: 'CONFIRMED',
});
const TEAM = [teammate('하나'), teammate('둘')];

it.each(FAULT_CASES)(
  'the message names the first member of the team whose evaluation has $fault',
  ({ change, message }) => {
    const { feedback = '고마워요', keyword = ['TEAMWORK'] } = change;
    const faulty: Evaluation = { feedback, keyword: keyword as Keyword[] };
    const done: Evaluation = { feedback: '고마워요', keyword: ['TEAMWORK'] };

    expect(firstFault({ 하나: faulty, 둘: faulty }, TEAM)?.message).toBe(message('하나'));
    expect(firstFault({ 둘: faulty, 하나: done }, TEAM)?.message).toBe(message('둘'));
  },
);
