import { TIMES } from '@contract/limits';
import { authenticator, LOCAL_ORIGIN, type Deviation } from '../../app/testing/authenticator';
import { createChallenges, type ChallengePurpose } from './challenges';
import { createWebAuthn } from './webAuthn';

const party = { id: 'localhost', origin: LOCAL_ORIGIN };
const owner = { username: 'haneul', nickname: '하늘', userHandle: new Uint8Array(32).fill(7), ownIds: [] };
const ADD: ChallengePurpose = 'ADD session';

let time = 0;
const used = new Set<string>();
const challenges = createChallenges({
  tokenSecret: 'secret',
  now: () => time,
  attempts: {
    once: async (key) => {
      const isFirst = !used.has(key);
      used.add(key);
      return isFirst;
    },
  },
});
const webAuthn = createWebAuthn(challenges);

beforeEach(() => {
  time = 1_800_000_000_000;
});

async function created(deviation?: Deviation, purpose = ADD) {
  const options = await webAuthn.creationOptions({ party, purpose }, owner);
  const made = authenticator.create(options, deviation);
  return { options, ...made, stored: await webAuthn.verifyNew(made.credential, { party, purpose: ADD }) };
}

async function stored() {
  const { passkey, stored: key } = await created();
  if (!key) throw new Error('The passkey of the test was refused.');
  return { passkey, key };
}

async function login(deviation?: Deviation, purpose: ChallengePurpose = 'LOGIN') {
  const { passkey, key } = await stored();
  const options = await webAuthn.requestOptions({ party, purpose });
  const credential = authenticator.use(passkey, options, deviation);
  const verify = () => webAuthn.verifyUse(credential, { party, purpose: 'LOGIN' }, key);
  return { options, verify };
}

describe('a new passkey', () => {
  it('is asked for as discoverable, with the verification of its user, without attestation', async () => {
    const { options } = await created();
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
    expect(options.attestation).toBe('none');
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
  });

  it('is accepted with its id, key and counter', async () => {
    const { passkey, stored: key } = await created({ counter: 5 });
    expect(key).toMatchObject({ id: passkey.id, counter: 5, transports: ['internal'] });
  });

  it.each<[string, Deviation]>([
    ['of another origin', { origin: 'http://evil.example' }],
    ['of another relying party', { rpId: 'evil.example' }],
    ['of an unverified user', { unverified: true }],
  ])('%s is refused', async (_name, deviation) => {
    expect((await created(deviation)).stored).toBeNull();
  });

  it('for a challenge of another session is refused', async () => {
    expect((await created({}, 'ADD other')).stored).toBeNull();
  });

  it('that is no CBOR is refused', async () => {
    const options = await webAuthn.creationOptions({ party, purpose: ADD }, owner);
    const { credential } = authenticator.create(options);
    const broken = { ...credential, response: { ...credential.response, attestationObject: 'AAAA' } };
    expect(await webAuthn.verifyNew(broken, { party, purpose: ADD })).toBeNull();
  });
});

describe('the use of a passkey', () => {
  it('at a login names no passkeys and requires the verification of the user', async () => {
    const { options } = await login();
    expect(options).toMatchObject({ userVerification: 'required', allowCredentials: [], rpId: 'localhost' });
  });

  it('is accepted once', async () => {
    const { verify } = await login();
    expect(await verify()).toBe(2);
    expect(await verify()).toBeNull();
  });

  it.each<[string, Deviation]>([
    ['at another origin', { origin: 'http://localhost:81' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['by an unverified user', { unverified: true }],
  ])('%s is refused', async (_name, deviation) => {
    const { verify } = await login(deviation);
    expect(await verify()).toBeNull();
  });

  it('for a challenge of another purpose is refused', async () => {
    const { verify } = await login({}, 'PROOF session');
    expect(await verify()).toBeNull();
  });

  it('is accepted until the end of its challenge', async () => {
    const { verify } = await login();
    time += TIMES.challenge - 1;
    expect(await verify()).toBe(2);
  });

  it('after five minutes is refused', async () => {
    const { verify } = await login();
    time += TIMES.challenge;
    expect(await verify()).toBeNull();
  });

  it('with the key of another passkey is refused', async () => {
    const [mine, other] = [await stored(), await stored()];
    const options = await webAuthn.requestOptions({ party, purpose: 'LOGIN' });
    const credential = authenticator.use(mine.passkey, options);
    expect(await webAuthn.verifyUse(credential, { party, purpose: 'LOGIN' }, other.key)).toBeNull();
  });
});

it('refuses made-up challenges', async () => {
  const challenge = Buffer.from(challenges.issue('LOGIN'));
  challenge[0]! ^= 1;
  expect(await challenges.accept(challenge.toString('base64url'), 'LOGIN')).toBe(false);
  expect(await challenges.accept('AAAA', 'LOGIN')).toBe(false);
});
