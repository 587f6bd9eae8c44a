import { TIMES } from '@contract/limits';
import { cancelCeremony, offerPasskeys } from './ceremonies';

const MINUTE = 60_000;
const bytes = () => new Uint8Array([1, 2, 3]).buffer;

let answer: (credential: object) => void;
let asked: string[];

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  document.body.innerHTML = '<input autocomplete="username webauthn">';
  const PublicKeyCredential = Object.assign(() => undefined, { isConditionalMediationAvailable: async () => true });
  Object.assign(window, { PublicKeyCredential });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
  for (const [object, name] of [
    [window, 'PublicKeyCredential'],
    [navigator, 'credentials'],
    [document, 'hidden'],
  ] as const)
    Reflect.deleteProperty(object, name);
});

/** Offers passkeys until one is used, or the request is aborted. */
function get({ publicKey, signal }: { publicKey: { challenge: ArrayBuffer }; signal: AbortSignal }) {
  asked.push(Buffer.from(new Uint8Array(publicKey.challenge)).toString());
  return new Promise((resolve, reject) => {
    answer = resolve;
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

const used = {
  id: 'AQID',
  rawId: bytes(),
  type: 'public-key',
  response: { clientDataJSON: bytes(), authenticatorData: bytes(), signature: bytes(), userHandle: bytes() },
  getClientExtensionResults: () => ({}),
};

/** Offers passkeys; the challenges are numbered. */
function offer() {
  let count = 0;
  return offerPasskeys(async () => {
    count += 1;
    return { challenge: Buffer.from(`challenge ${count}`).toString('base64url'), rpId: 'localhost' };
  });
}

describe('offered passkeys', () => {
  it('get a new challenge a minute before the former one expires', async () => {
    const offered = offer();
    await jest.advanceTimersByTimeAsync(TIMES.challenge - MINUTE - 1_000);
    expect(asked).toEqual(['challenge 1']);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual(['challenge 1', 'challenge 2']);
    answer(used);
    expect((await offered)?.id).toBe('AQID');
    await jest.advanceTimersByTimeAsync(TIMES.challenge);
    expect(asked).toHaveLength(2);
  });

  it('get none while the page is hidden, and one as soon as it is visible again', async () => {
    const hide = (value: boolean) => Object.defineProperty(document, 'hidden', { configurable: true, value });
    const offered = offer();
    hide(true);
    await jest.advanceTimersByTimeAsync(3 * TIMES.challenge);
    expect(asked).toEqual(['challenge 1']);
    hide(false);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual(['challenge 1', 'challenge 2']);
    cancelCeremony();
    await offered;
  });

  it('end when another ceremony cancels them', async () => {
    const offered = offer();
    await jest.advanceTimersByTimeAsync(MINUTE);
    cancelCeremony();
    expect(await offered).toBeUndefined();
    await jest.advanceTimersByTimeAsync(TIMES.challenge);
    expect(asked).toEqual(['challenge 1']);
  });
});
