import { signalsOf, type PublishedTeam } from './signals';

const AT = new Date('2026-11-27T12:00:00Z');
const ago = (seconds: number) => new Date(AT.getTime() - seconds * 1_000);
const DAY = 24 * 3_600;

/** A team without any signal. */
const CALM: PublishedTeam = {
  feedbacks: ['일정을 챙겼어요', '발표를 잘해요'],
  evaluatedAt: [ago(0), ago(121)],
  joinedAt: [ago(8 * DAY), ago(DAY)],
  isSameDevice: false,
  archivesOfTeam: 1,
};
const SAME_TIME: Partial<PublishedTeam> = { evaluatedAt: [ago(0), ago(120)] };

it('a team without signals, or with a single one, has none', () => {
  expect(signalsOf(CALM, AT)).toEqual([]);
  expect(signalsOf({ ...CALM, isSameDevice: true }, AT)).toEqual([]);
});

it.each<[string, Partial<PublishedTeam>, string[]]>([
  ['equal letters and digits', { feedbacks: ['좋은 팀이었어요!', '좋은팀이었어요 :)'] }, ['SAME_LINES']],
  ['more than half of three', { feedbacks: ['Best 1!', 'best1', '달라요'] }, ['SAME_LINES']],
  ['half of four', { feedbacks: ['같아요', '같아요', '달라요', '또 달라요'] }, []],
  ['one line alone', { feedbacks: ['혼자'] }, []],
  ['members who all joined less than seven days before', { joinedAt: [ago(7 * DAY - 1), ago(60)] }, ['NEW_ACCOUNTS']],
  ['a member of seven days', { joinedAt: [ago(7 * DAY), ago(60)] }, []],
  ['the third archive of a team', { archivesOfTeam: 2 }, ['SAME_TEAM']],
  ['a login in a browser of a teammate', { isSameDevice: true }, ['SAME_DEVICE']],
])('with evaluations within two minutes, %s counts as it should', (_, changes, others) => {
  const found = signalsOf({ ...CALM, ...SAME_TIME, ...changes }, AT);
  expect([...found].sort()).toEqual(others.length > 0 ? [...others, 'SAME_TIME'].sort() : []);
});

it('one evaluation alone is not within two minutes of another', () => {
  expect(signalsOf({ ...CALM, evaluatedAt: [ago(0)], isSameDevice: true }, AT)).toEqual([]);
});
