import { type Keyword } from '@contract/evaluation';
import { FAULT_CASES } from '@contract/evaluation/testing/faultCases';
import { type Evaluation, findRenames, firstFault, type Teammates } from './evaluationForm';

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

it('a teammate is renamed when another name is at the same position of the team', () => {
  expect(findRenames(TEAM, [teammate('하나'), teammate('셋')])).toEqual([{ from: '둘', to: '셋' }]);
  expect(findRenames(TEAM, TEAM)).toEqual([]);
});

it('a teammate whose name is missing from a team of another size is not renamed', () => {
  expect(findRenames(TEAM, [teammate('셋')])).toEqual([]);
  expect(findRenames(TEAM, [...TEAM, teammate('셋')])).toEqual([]);
});
