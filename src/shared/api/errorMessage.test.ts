import { MESSAGES } from '@contract/messages';
import { errorMessage, errorStatus, isAuthError, isNotFound, isNetworkError } from './errorMessage';

it('errorMessage returns the message of the server', () => {
  expect(errorMessage({ status: 400, data: { status: 400, message: '모집글 제목을 입력해 주세요.' } })).toBe(
    '모집글 제목을 입력해 주세요.',
  );
});

it.each([
  [{ status: 'FETCH_ERROR', error: 'x' }, MESSAGES.unreachable],
  [{ status: 'TIMEOUT_ERROR', error: 'x' }, MESSAGES.noResponse],
  [{ status: 413, data: '<html>' }, MESSAGES.tooLarge],
  [{ status: 429, data: undefined }, MESSAGES.tooMany],
  [{ status: 'PARSING_ERROR', originalStatus: 502, data: '', error: 'x' }, MESSAGES.unknown],
  [new Error('x'), MESSAGES.unknown],
  [undefined, MESSAGES.unknown],
])('errorMessage returns a sentence for %j', (error, sentence) => {
  expect(errorMessage(error)).toBe(sentence);
});

it('errorMessage names the connection when the device is offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(errorMessage({ status: 'FETCH_ERROR', error: 'x' })).toBe(MESSAGES.poorConnection);
});

it('the status of a failure distinguishes ended sessions, missing content and network errors', () => {
  const over = { status: 401, data: { status: 40203, message: 'x' } };

  expect(errorStatus(over)).toBe(40203);
  expect(isAuthError(over)).toBe(true);
  expect(isAuthError({ status: 401, data: { status: 401, message: 'x' } })).toBe(false);
  expect(isNotFound({ status: 404, data: undefined })).toBe(true);
  expect(isNetworkError({ status: 'FETCH_ERROR', error: 'x' })).toBe(true);
});
