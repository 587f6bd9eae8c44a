/** What the browser's authenticator does when it is asked to make a passkey, or to use it. */
export type Making = 'makes one' | 'is cancelled' | 'knows one' | 'fails';

const ERRORS = { 'is cancelled': 'NotAllowedError', 'knows one': 'InvalidStateError', fails: 'UnknownError' } as const;

const bytes = () => new Uint8Array([1, 2, 3]).buffer;

/** Lets jsdom, which has no WebAuthn, know it. @returns what takes it away again */
export function fakeWebAuthn(making: Making = 'makes one', id = 'AQID'): () => void {
  const outcome = (response: object) => () => {
    if (making !== 'makes one') return Promise.reject(new DOMException('', ERRORS[making]));
    return Promise.resolve({
      id,
      rawId: bytes(),
      type: 'public-key',
      response: { clientDataJSON: bytes(), ...response },
      getClientExtensionResults: () => ({}),
    });
  };
  const create = outcome({ attestationObject: bytes(), getTransports: () => ['internal'] });
  const get = outcome({ authenticatorData: bytes(), signature: bytes(), userHandle: bytes() });
  Object.assign(window, { PublicKeyCredential: Object });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } });
  return () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  };
}
