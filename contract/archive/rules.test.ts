import { addDays, todayInKorea } from '../dates';
import { findProblems, firstMessage } from '../firstMessage';
import { MESSAGES, tooLong } from '../messages';
import { ARCHIVE_MESSAGES as TEXT } from './messages';
import { archiveEditRules, archiveRules } from './rules';

const archive = {
  title: '끝난 프로젝트',
  startDate: '2025-01-01',
  endDate: '2025-02-28',
  description: '설명',
  category: 'STUDY',
  skills: ['GIT'],
  archiveMembers: [{ nickname: '이음' }],
};

const message = (change: object) => firstMessage(archiveRules, { ...archive, ...change });

describe('an archive', () => {
  it('gives members without a role the default role', () => {
    expect(archiveRules.validateSync(archive).archiveMembers).toEqual([{ nickname: '이음', role: 'FRONT_END' }]);
  });

  it('reports its six messages in the order of the form', () => {
    const messages = findProblems(archiveRules, {}).map((problem) => problem.message);
    expect([...new Set(messages)]).toEqual([
      TEXT.title,
      MESSAGES.periodMissing,
      TEXT.description,
      TEXT.category,
      TEXT.skills,
      TEXT.members,
    ]);
  });

  it.each([
    [{ endDate: '2025-02-29' }, MESSAGES.periodUnreal],
    [{ endDate: '2024-12-31' }, MESSAGES.daysReversed],
    [{ endDate: '2025-01-01' }, undefined],
    [{ startDate: '1990-01-01' }, undefined],
    [{ startDate: '1989-12-31' }, TEXT.period],
    [{ startDate: '0001-01-01' }, TEXT.period],
    [{ endDate: todayInKorea() }, undefined],
    [{ endDate: addDays(todayInKorea(), 1) }, TEXT.period],
    [{ endDate: '9999-12-31' }, TEXT.period],
    [{ startDate: '2025-01' }, MESSAGES.daysIncomplete],
    [{ endDate: '2025-01' }, MESSAGES.daysIncomplete],
    [{ description: '가'.repeat(301) }, tooLong(300)],
    [{ category: 'PROJECT' }, MESSAGES.valueNotInList],
    [{ archiveMembers: [] }, TEXT.members],
    [{ archiveMembers: [{ nickname: '이음', role: 'CEO' }] }, MESSAGES.valueNotInList],
  ])('with the change %j gets the message %s', (change, expected) => {
    expect(message(change)).toBe(expected);
  });

  it('allows twenty members besides the writer, with several roles each', () => {
    const people = (count: number) => Array.from({ length: count }, (_, index) => ({ nickname: `member${index}` }));
    expect(
      message({ archiveMembers: [...people(21), ...people(21).map((one) => ({ ...one, role: 'PM' }))] }),
    ).toBeUndefined();
    expect(message({ archiveMembers: people(22) })).toBe(MESSAGES.members);
  });

  it('allows at most ten pictures in an edit', () => {
    expect(firstMessage(archiveEditRules, { ...archive, imgUrls: Array(11).fill('/uploads/a') })).toBe(
      MESSAGES.imageCount,
    );
  });

  it('accepts an empty entry as the position of a new picture', () => {
    expect(archiveEditRules.validateSync({ ...archive, imgUrls: ['', '/uploads/a'] }).imgUrls).toEqual([
      '',
      '/uploads/a',
    ]);
  });
});
