import {
  deadlineLabel,
  freeRoles,
  isDeadlineAllowed,
  isPastDeadline,
  roleWithoutChoice,
  seatLabels,
  seatSentences,
  suggestedDeadline,
} from './recruiting';

const TODAY = '2026-11-23';

describe('a closing date', () => {
  it.each([
    ['2026-11-22', false],
    ['2026-11-23', true],
    ['2027-02-21', true],
    ['2027-02-22', false],
    ['2026-02-30', false],
    ['soon', false],
  ])('is allowed only from today to 90 days ahead: %s is %s', (date, allowed) => {
    expect(isDeadlineAllowed(date, TODAY)).toBe(allowed);
  });

  it('may stay unchanged after it has passed, but not be set to another past date', () => {
    expect(isDeadlineAllowed('2026-10-01', TODAY, '2026-10-01')).toBe(true);
    expect(isDeadlineAllowed('2026-10-02', TODAY, '2026-10-01')).toBe(false);
  });

  it.each([
    ['2026-12-03', 'D-10'],
    ['2026-11-27', 'D-4'],
    ['2026-11-26', '마감 임박'],
    ['2026-11-24', '마감 임박'],
    ['2026-11-23', '오늘 마감'],
    ['2026-11-22', null],
    [null, null],
  ])('has on cards for %s the label %s', (date, label) => {
    expect(deadlineLabel(date, TODAY)).toBe(label);
  });

  it('is suggested thirty days ahead and has passed on the day after it', () => {
    expect(suggestedDeadline(TODAY)).toBe('2026-12-23');
    expect([isPastDeadline(TODAY, TODAY), isPastDeadline('2026-11-22', TODAY), isPastDeadline(null, TODAY)]).toEqual([
      ...[false, true, false],
    ]);
  });
});

describe('seats', () => {
  const bySeat = {
    roles: ['FRONT_END' as const, 'PM' as const],
    seats: [
      { role: 'FRONT_END' as const, count: 2, taken: 1 },
      { role: 'PM' as const, count: 1, taken: 1 },
    ],
    personnel: 3,
    filled: 2,
  };

  it('are listed per role, or as one total without seats per role', () => {
    expect(seatLabels(bySeat)).toEqual(['프론트엔드 1/2', 'PM 1/1']);
    expect(seatSentences(bySeat)).toEqual(['프론트엔드 2명 중 1명', 'PM 1명 중 1명']);
    const plain = { ...bySeat, seats: [], personnel: 5 };
    expect([seatLabels(plain), seatSentences(plain)]).toEqual([['2/5명'], ['5명 중 2명']]);
  });

  it('return the roles with a free seat, and without seats all sought roles until the post is full', () => {
    expect(freeRoles(bySeat)).toEqual(['FRONT_END']);
    expect(freeRoles({ ...bySeat, seats: [] })).toEqual(['FRONT_END', 'PM']);
    expect(freeRoles({ ...bySeat, seats: [], filled: 3 })).toEqual([]);
  });

  it('are assigned to the first free desired role, else to the first free role', () => {
    expect(roleWithoutChoice(['PM', 'FRONT_END'], ['BX_DESIGN', 'FRONT_END'])).toBe('FRONT_END');
    expect(roleWithoutChoice(['PM', 'FRONT_END'], ['BX_DESIGN'])).toBe('PM');
    expect(roleWithoutChoice([], ['PM'])).toBeUndefined();
  });
});
