/** What the browser's authenticator does when it is asked to make a passkey, or to use it. */
export type Making = 'makes one' | 'is cancelled' | 'knows one' | 'fails';

const ERRORS = { 'is cancelled': 'NotAllowedError', 'knows one': 'InvalidStateError', fails: 'UnknownError' } as const;

const bytes = () => new Uint8Array([1, 2, 3]).buffer;

/**
 * Lets jsdom, which has no WebAuthn, know it.
 * @param suggests whether it suggests passkeys in a field, of which the member chooses none
 * @returns what takes it away again
 */
export function fakeWebAuthn(making: Making = 'makes one', suggests = false): () => void {
  const outcome = (response: object) => () => {
    if (making !== 'makes one') return Promise.reject(new DOMException('', ERRORS[making]));
    return Promise.resolve({
      id: 'AQID',
      rawId: bytes(),
      type: 'public-key',
      response: { clientDataJSON: bytes(), ...response },
      getClientExtensionResults: () => ({}),
    });
  };
  const create = outcome({ attestationObject: bytes(), getTransports: () => ['internal'] });
  const chosen = outcome({ authenticatorData: bytes(), signature: bytes(), userHandle: bytes() });
  const get = ({ mediation }: CredentialRequestOptions) =>
    mediation === 'conditional' ? new Promise<never>(() => undefined) : chosen();
  const known = Object.assign(() => undefined, { isConditionalMediationAvailable: () => Promise.resolve(suggests) });
  Object.assign(window, { PublicKeyCredential: known });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } });
  return () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  };
}
