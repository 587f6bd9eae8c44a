import { scrollIntoPlace } from './scrollIntoPlace';

const FRAME_MS = 16;

/** An element that skipped elements above push down by 300 px, some frames after it has been scrolled to the top. */
function pushedElement(frames: number) {
  let position = 2_000;
  const element = document.createElement('p');
  element.scrollIntoView = () => void (position = 0);
  element.getBoundingClientRect = () => ({ top: position }) as DOMRect;
  for (let frame = 0; frame < frames; frame += 1) setTimeout(() => (position += 300), frame * FRAME_MS + FRAME_MS / 2);
  return { element, topOf: () => position };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('an element that skipped content pushes away after the scroll is brought back until it stays', () => {
  const { element, topOf } = pushedElement(2);
  scrollIntoPlace(element, 'center');
  jest.advanceTimersByTime(20 * FRAME_MS);

  expect(topOf()).toBe(0);
});

it('an element that stays is not scrolled to any more, so that the reader may scroll on', () => {
  const { element } = pushedElement(0);
  const scroll = jest.spyOn(element, 'scrollIntoView');
  scrollIntoPlace(element, 'nearest');
  jest.advanceTimersByTime(100 * FRAME_MS);

  expect(scroll).toHaveBeenCalledTimes(3);
});

it('an ended scroll does not go on', () => {
  const { element, topOf } = pushedElement(1);
  scrollIntoPlace(element, 'center')();
  jest.advanceTimersByTime(20 * FRAME_MS);

  expect(topOf()).toBe(300);
});
