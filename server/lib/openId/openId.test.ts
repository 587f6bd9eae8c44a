import { startScriptedProvider, type ScriptedProvider } from '../../app/testing/openId/scriptedProvider';
import { providersAt } from '../../app/testing/openId/socialLoginsOn';
import { createOpenId, ProviderUnreachable } from './openId';

const CALLBACK = 'http://localhost:3000/api/login/social/kakao/callback';
/** Seconds, in place of five. */
const TIMEOUT = 0.2;

let provider: ScriptedProvider;
beforeEach(async () => {
  provider = await startScriptedProvider();
});
afterEach(() => provider.close());

const kakao = () => providersAt(provider)[0]!;

describe('a provider that accepts connections and answers nothing', () => {
  it('is unreachable at the start after the timeout', async () => {
    provider.fallSilent();
    const started = Date.now();
    await expect(createOpenId(Date.now, TIMEOUT).start(kakao(), CALLBACK)).rejects.toThrow(ProviderUnreachable);
    expect(Date.now() - started).toBeLessThan(3_000);
  });

  it('fails the login after the timeout when it falls silent before the code is exchanged', async () => {
    const openId = createOpenId(Date.now, TIMEOUT);
    const { url, checks } = await openId.start(kakao(), CALLBACK);
    const back = new URL(provider.authorize(url, { subject: 'person' }), CALLBACK);
    provider.fallSilent();
    const started = Date.now();
    await expect(openId.finish(kakao(), back, checks)).rejects.toThrow();
    expect(Date.now() - started).toBeLessThan(3_000);
  });
});
