import { toCountedTime } from '../archive';
import { figureTimes } from './figureTimes';
import { RECORD_TEXTS } from './messages';
import { inRecordOrder, projectsByKind } from './projectsByKind';

const project = (id: number, endDate: string, countedEnd?: string) => ({
  id,
  startDate: '2024-01-01',
  endDate,
  ...toCountedTime(countedEnd === undefined ? null : { startDate: '2024-01-05', endDate: countedEnd }),
});

it('orders teams of the product first, by the end of what was counted, then the others by the typed end', () => {
  const projects = [
    project(1, '2026-09-01'),
    project(2, '2026-01-01', '2025-02-01'),
    project(3, '2025-12-01', '2025-03-01'),
    project(4, '2026-10-01'),
    project(5, '2026-10-01'),
  ];
  const ordered = inRecordOrder(projects);
  expect(ordered.map(({ id }) => id)).toEqual([3, 2, 5, 4, 1]);
  expect(projectsByKind(ordered).map(({ kind, projects: some }) => [kind, some.length])).toEqual([
    ['TEAM', 2],
    ['OUTSIDE', 3],
  ]);
  expect(projectsByKind([project(1, '2026-01-01')]).map(({ kind }) => kind)).toEqual(['OUTSIDE']);
});

it('says the two kinds of time apart, and leaves out one without a project', () => {
  const facts = { projects: 3, people: 5 };
  expect(RECORD_TEXTS.facts({ ...facts, months: 6, statedMonths: 7 })).toBe(
    '확인된 프로젝트 3개 · 팀이음에서 함께한 기간 6개월 · 직접 적은 기간 7개월 · 함께한 사람 5명',
  );
  expect(RECORD_TEXTS.facts({ ...facts, months: null, statedMonths: 0 })).toBe(
    '확인된 프로젝트 3개 · 직접 적은 기간 1개월 미만 · 함께한 사람 5명',
  );
  expect(figureTimes({ months: 6, statedMonths: 7 })).toMatchObject({ isStated: false, beneath: { months: 7 } });
  expect(figureTimes({ months: 6, statedMonths: null })).toMatchObject({ main: { months: 6 }, beneath: null });
  expect(figureTimes({ months: null, statedMonths: 7 })).toMatchObject({ main: { months: 7 }, isStated: true });
});
