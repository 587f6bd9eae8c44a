import { MESSAGES } from '@contract/messages';
import { sendErrorMessage } from './sendError';

const FAILED = '등록하지 못했어요.';
const refusal = (status: number, shown?: true) => ({ status, data: { status, message: '서버의 말', shown } });

afterEach(() => jest.restoreAllMocks());

it('the sentence of a form without a readable response does not say that it failed', () => {
  for (const status of ['FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR']) {
    expect(sendErrorMessage({ status }, { failed: FAILED })).toBe(MESSAGES.maybeSent);
    expect(sendErrorMessage({ status }, { failed: FAILED, unknown: MESSAGES.maybeSaved })).toBe(MESSAGES.maybeSaved);
  }
});

it('the sentence of a form that is sent offline is about the connection', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(sendErrorMessage({ status: 'FETCH_ERROR' }, { failed: FAILED })).toBe(MESSAGES.poorConnection);
});

it('the sentence of a refused form is that of the server where it is for members, else that of the form', () => {
  expect(sendErrorMessage(refusal(409, true), { failed: FAILED })).toBe('서버의 말');
  expect(sendErrorMessage(refusal(500), { failed: FAILED })).toBe(FAILED);
  expect(sendErrorMessage(refusal(500))).toBe('서버의 말');
});
