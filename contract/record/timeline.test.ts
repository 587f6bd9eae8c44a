import { timelineOf } from './timeline';

const span = (startDate: string, endDate: string) => ({ startDate, endDate });

it('has a node at the end of each project but the last, and the first and the last month', () => {
  const spans = [span('2024-01-01', '2024-01-11'), span('2024-01-05', '2024-01-21'), span('2023-12-12', '2024-01-01')];
  expect(timelineOf(spans)).toEqual({ from: '2023.12', to: '2024.01', nodes: [0.5, 0.75] });
});

it('has no nodes for one project, and is null without projects or with more than eight', () => {
  expect(timelineOf([span('2024-01-01', '2024-01-01')])?.nodes).toEqual([]);
  expect(timelineOf([])).toBeNull();
  expect(timelineOf(Array.from({ length: 9 }, () => span('2024-01-01', '2024-01-02')))).toBeNull();
});
