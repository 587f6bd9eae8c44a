import { idTag } from './tags';
import { throttleArchives } from './throttleArchives';

const evaluationTag = (id: number) => ({ type: 'Evaluation', id });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the first event invalidates at once, and the events of the next second together', () => {
  const invalidate = jest.fn();
  const onArchive = throttleArchives({ invalidate, isRemoving: () => false });

  onArchive(12);
  expect(invalidate).toHaveBeenCalledTimes(1);
  [12, 13, 12].forEach(onArchive);
  jest.advanceTimersByTime(999);
  expect(invalidate).toHaveBeenCalledTimes(1);

  jest.advanceTimersByTime(1);
  expect(invalidate).toHaveBeenCalledTimes(2);
  expect(invalidate).toHaveBeenLastCalledWith(
    expect.arrayContaining([expect.objectContaining(evaluationTag(12)), expect.objectContaining(evaluationTag(13))]),
  );
});

it('an event after a second without events invalidates at once, and nothing else invalidates', () => {
  const invalidate = jest.fn();
  const onArchive = throttleArchives({ invalidate, isRemoving: () => false });

  onArchive(12);
  jest.advanceTimersByTime(5_000);
  expect(invalidate).toHaveBeenCalledTimes(1);
  onArchive(12);
  expect(invalidate).toHaveBeenCalledTimes(2);
});

it('an archive that is being deleted in this tab is not refetched', () => {
  const invalidate = jest.fn<void, [unknown[]]>();
  throttleArchives({ invalidate, isRemoving: (id) => id === 12 })(12);
  expect(invalidate).toHaveBeenCalledTimes(1);
  expect(invalidate.mock.calls.flat(2)).not.toContainEqual(idTag('Archive', 12));

  throttleArchives({ invalidate, isRemoving: (id) => id === 12 })(13);
  expect(invalidate.mock.calls.flat(2)).toContainEqual(idTag('Archive', 13));
});
