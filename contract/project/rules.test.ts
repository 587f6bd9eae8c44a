import { findProblems, firstMessage } from '../firstMessage';
import { MESSAGES, tooLong } from '../messages';
import { PROJECT_MESSAGES as TEXT } from './messages';
import { projectListRules, projectRules } from './rules';

const post = {
  title: '프론트엔드 모집',
  projectName: '이음',
  startDate: '2025-01',
  endDate: '2025-03',
  category: 'PROJECT',
  personnel: 3,
  roles: ['FRONT_END'],
  skills: ['REACT'],
  meetingOption: '온라인',
  step: 'PLANNING',
  introduce: '소개',
  article: '내용',
};

const message = (change: object) => firstMessage(projectRules, { ...post, ...change });

describe('a recruitment post', () => {
  it('is valid without a link and invitations', () => {
    expect(projectRules.validateSync(post)).toMatchObject({ link: '', invitedMembersNicknames: [] });
  });

  it('reports its eleven messages in the order of the form', () => {
    const messages = findProblems(projectRules, {}).map((problem) => problem.message);
    expect([...new Set(messages)]).toEqual([
      TEXT.title,
      TEXT.projectName,
      MESSAGES.periodMissing,
      TEXT.category,
      TEXT.personnel,
      TEXT.roles,
      TEXT.skills,
      TEXT.meetingOption,
      TEXT.step,
      TEXT.introduce,
      TEXT.article,
    ]);
  });

  it.each([
    [[], undefined],
    [[31], undefined],
    [Array.from({ length: 21 }, (_, index) => index + 1), MESSAGES.members],
    [[0], MESSAGES.badRequest],
    [['31'], MESSAGES.badRequest],
    ['31', MESSAGES.badRequest],
  ])('reports for kept invitations %j: %s', (keptInvitations, expected) => {
    expect(message({ keptInvitations })).toBe(expected);
  });

  it.each([1, 99])('accepts a headcount of %d', (personnel) => {
    expect(message({ personnel })).toBeUndefined();
  });

  it.each([0, 100, -1])('refuses a headcount of %d', (personnel) => {
    expect(message({ personnel })).toBe(TEXT.personnelRange);
  });

  it.each([
    ['', TEXT.personnel],
    ['3', MESSAGES.badRequest],
    [1.5, MESSAGES.badRequest],
  ])('refuses a headcount of %j', (personnel, expected) => {
    expect(message({ personnel })).toBe(expected);
  });

  it.each([
    [{ startDate: '2025-1' }, MESSAGES.monthsIncomplete],
    [{ endDate: '' }, MESSAGES.periodMissing],
    [{ startDate: '2025-13' }, MESSAGES.periodUnreal],
    [{ startDate: '2025-04' }, MESSAGES.monthsReversed],
    [{ startDate: '2025-03' }, undefined],
  ])('with the period %j gets the message %s', (period, expected) => {
    expect(message(period)).toBe(expected);
  });

  it.each([
    ['title', 100],
    ['projectName', 100],
    ['introduce', 450],
    ['article', 450],
  ])('accepts a %s of %d characters and refuses a longer one', (field, max) => {
    expect(message({ [field]: '가'.repeat(max) })).toBeUndefined();
    expect(message({ [field]: '가'.repeat(max + 1) })).toBe(tooLong(max));
  });

  it.each([
    { category: 'EXPERIENCE' },
    { roles: ['CEO'] },
    { skills: ['COBOL'] },
    { meetingOption: 'online' },
    { step: 'DONE' },
  ])('refuses %j because its code is unknown', (change) => {
    expect(message(change)).toBe(MESSAGES.valueNotInList);
  });
});

describe('the list query', () => {
  it('defaults to the twelve newest posts', () => {
    expect(projectListRules.validateSync({})).toMatchObject({
      page: 0,
      size: 12,
      sort: 'latest',
      roles: [],
      skills: [],
    });
  });

  it('accepts one or several roles and reads empty parameters as absent', () => {
    expect(projectListRules.validateSync({ roles: 'PM', skills: ['GIT', ''], category: '', open: '' })).toMatchObject({
      roles: ['PM'],
      skills: ['GIT'],
    });
  });

  it.each([
    { sort: 'oldest' },
    { open: 'maybe' },
    { page: '-1' },
    { page: '1.5' },
    { size: '0' },
    { size: '51' },
    { roles: ['PM', 'CEO'] },
    { title: ['a', 'b'] },
    { title: 'a'.repeat(101) },
  ])('refuses the query %j', (query) => {
    expect(firstMessage(projectListRules, query)).toBeDefined();
  });
});
