import { timelineOf } from './timeline';

const typed = (startDate: string, endDate: string) => ({ startDate, endDate, together: null });
/** Counted days; the typed ones are others. */
const span = (startDate: string, endDate: string) => ({
  ...typed('2020-01-01', '2020-02-01'),
  together: { startDate, endDate },
});

it('has a node at the end of each project but the last, and the first and the last month', () => {
  const spans = [span('2024-01-01', '2024-01-11'), span('2024-01-05', '2024-01-21'), span('2023-12-12', '2024-01-01')];
  expect(timelineOf(spans)).toEqual({ from: '2023.12', to: '2024.01', nodes: [0.5, 0.75] });
});

it('has no nodes for one project, and is null without projects or with more than eight', () => {
  expect(timelineOf([span('2024-01-01', '2024-01-01')])?.nodes).toEqual([]);
  expect(timelineOf([])).toBeNull();
  expect(timelineOf(Array.from({ length: 9 }, () => span('2024-01-01', '2024-01-02')))).toBeNull();
});

it('spans the counted times alone, or without one the typed periods, which have no nodes', () => {
  const stated = [typed('2023-01-01', '2023-03-01'), typed('2023-05-01', '2023-08-01')];
  expect(timelineOf([span('2024-01-01', '2024-02-01'), ...stated])).toEqual({
    from: '2024.01',
    to: '2024.02',
    nodes: [],
  });
  expect(timelineOf(stated)).toEqual({ from: '2023.01', to: '2023.08', nodes: [] });
});
