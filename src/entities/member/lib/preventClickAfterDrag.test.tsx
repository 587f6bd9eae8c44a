import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { preventClickAfterDrag } from './preventClickAfterDrag';

function setup() {
  const opened = jest.fn();
  render(
    <div {...preventClickAfterDrag()}>
      <button type="button" onClick={opened}>
        새벽코딩
      </button>
    </div>,
  );
  const card = screen.getByRole('button');

  /** Presses for some milliseconds and moves by some pixels. */
  function press(duration: number, distance: number) {
    const down = createEvent.pointerDown(card);
    const click = createEvent.click(card, { clientX: distance, clientY: 0 });
    Object.defineProperties(down, { timeStamp: { value: 1_000 }, clientX: { value: 0 }, clientY: { value: 0 } });
    Object.defineProperty(click, 'timeStamp', { value: 1_000 + duration });
    fireEvent(card, down);
    fireEvent(card, click);
  }
  return { opened, press, card };
}

describe('a press on a carousel', () => {
  it('is a click when it is short and without movement', () => {
    const { opened, press } = setup();
    press(299, 9);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('is no click after 300 ms', () => {
    const { opened, press } = setup();
    press(300, 0);
    expect(opened).not.toHaveBeenCalled();
  });

  it('is no click after a movement of 10 px', () => {
    const { opened, press } = setup();
    press(50, 10);
    expect(opened).not.toHaveBeenCalled();
  });

  it('is always a click from the keyboard', () => {
    const { opened, card, press } = setup();
    press(500, 0);
    fireEvent.click(card);
    expect(opened).toHaveBeenCalledTimes(1);
  });
});
