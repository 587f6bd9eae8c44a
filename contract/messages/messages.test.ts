import { IMAGE_LIMITS } from '../limits';
import { MESSAGES } from '.';

it('the message about a long image states the limit', () => {
  expect(MESSAGES.imageSide).toContain(IMAGE_LIMITS.side.toLocaleString('en'));
});
