import { act, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { isIdempotencyKey } from '@contract/idempotencyKey';
import { createApp } from '@/app/createApp';
import { useSendOnce } from './useSendOnce';

const FORM = { form: 'project' };
const NO_ANSWER = { error: { status: 'FETCH_ERROR', error: 'TypeError' } };

function setup({ store } = createApp()) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useSendOnce(), { wrapper });
  /** Sends the form with this outcome. @returns the key it was sent with */
  return async (outcome: { error?: unknown }, form = FORM): Promise<string> => {
    let sent = '';
    await act(() =>
      result.current(form, (key) => {
        sent = key;
        return Promise.resolve(outcome);
      }),
    );
    return sent;
  };
}

const refusal = (status: number) => ({ error: { status, data: { status, message: '' } } });

it.each([
  ['no response', NO_ANSWER],
  ['a timeout', { error: { status: 'TIMEOUT_ERROR', error: 'Timeout' } }],
  ['a response that is not JSON', { error: { status: 'PARSING_ERROR', originalStatus: 502, data: '', error: '' } }],
  ['a failure of the server', refusal(503)],
  ['a refusal of what is sent', refusal(400)],
  ['the end of the session', refusal(40_203)],
  ['too many requests', refusal(429)],
])(
  'a form keeps its idempotency key after %s, also on a new page, and gets another after success',
  async (_, outcome) => {
    const app = createApp();
    const send = setup(app);
    const key = await send(outcome);
    expect(isIdempotencyKey(key)).toBe(true);
    expect(await send(outcome)).toBe(key);
    expect(await setup(app)({})).toBe(key);
    expect(await send({})).not.toBe(key);
  },
);

it('a conflict drops the idempotency key, and another form has its own', async () => {
  const send = setup();
  const key = await send(refusal(409));
  const next = await send(NO_ANSWER);
  expect(next).not.toBe(key);
  expect(await send(NO_ANSWER, { form: 'report' })).not.toBe(next);
});
