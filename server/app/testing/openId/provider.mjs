// A provider of OpenID Connect by another implementation, at which end-to-end tests log in by its own forms: whatever is
// typed as the login becomes the person.
//
//   node server/app/testing/openId/provider.mjs <port> <callback address>
import Provider from 'oidc-provider';

const [port, callback] = process.argv.slice(2);

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [{ client_id: 'teamieum', client_secret: 'the secret of the client', redirect_uris: [callback] }],
  claims: { profile: ['name'], email: ['email', 'email_verified'] },
  // Claims are in the ID token, as the large providers do it.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  cookies: { keys: ['the key of the cookies'] },
  findAccount: (_context, person) => ({
    accountId: person,
    claims: () => ({ sub: person, name: '김새싹', email: `${person}@example.org`, email_verified: true }),
  }),
});
provider.listen(Number(port), '127.0.0.1', () => console.log('ready'));
