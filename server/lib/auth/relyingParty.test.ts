import { relyingPartyOf } from './relyingParty';

const callerAt = (host: string, origin?: string) => ({
  host,
  hostname: new URL(`http://${host}`).hostname,
  protocol: 'http' as const,
  headers: { origin },
});

it('takes the domain and origin of the public address, wherever it is asked', () => {
  const party = { id: 'team.example', origin: 'https://team.example:8443' };
  expect(relyingPartyOf('https://team.example:8443/', callerAt('127.0.0.1:8080'))).toEqual(party);
});

it.each(['https://192.0.2.7', 'https://[2001:db8::7]:8443'])('has none for the public address %s', (publicUrl) => {
  expect(relyingPartyOf(publicUrl, callerAt('localhost:8080'))).toBeNull();
});

it('takes localhost without a public address, if asked there', () => {
  const party = { id: 'localhost', origin: 'http://localhost:8080' };
  expect(relyingPartyOf(undefined, callerAt('localhost:8080'))).toEqual(party);
});

it('takes the port of the page, which may differ from that of the API', () => {
  const caller = callerAt('localhost:8080', 'http://localhost:3000');
  expect(relyingPartyOf(undefined, caller)?.origin).toBe('http://localhost:3000');
});

it('does not take the origin of another host', () => {
  const caller = callerAt('localhost:8080', 'https://evil.example');
  expect(relyingPartyOf(undefined, caller)?.origin).toBe('http://localhost:8080');
});

it.each(['127.0.0.1:8080', '[::1]:8080', 'team.example'])('has none without a public address at %s', (host) => {
  expect(relyingPartyOf(undefined, callerAt(host))).toBeNull();
});
