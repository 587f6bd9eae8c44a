import { afterPointerUp } from './afterPointerUp';

const send = (type: string) => document.body.dispatchEvent(new MouseEvent(type, { bubbles: true }));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('an action runs at once while the pointer is not pressed', () => {
  const act = jest.fn();
  afterPointerUp(act);
  expect(act).toHaveBeenCalledTimes(1);
});

it('an action waits for the end of a press, so that its click is handled first', async () => {
  const story: string[] = [];
  document.body.addEventListener('click', () => story.push('clicked'));

  send('mousedown');
  afterPointerUp(() => story.push('acted'));
  send('mouseup');
  send('click');
  await nextTask();

  expect(story).toEqual(['clicked', 'acted']);
});

it('an action runs at once again after a press', () => {
  const act = jest.fn();
  send('mousedown');
  send('mouseup');
  afterPointerUp(act);
  expect(act).toHaveBeenCalledTimes(1);
});
