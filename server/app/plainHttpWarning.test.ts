import { readConfig } from './env';
import { plainHttpWarning } from './plainHttpWarning';

const warningIn = (env: Record<string, string>) =>
  plainHttpWarning(readConfig({ NODE_ENV: 'production', HOST: '0.0.0.0', ...env }));

it.each([
  ['without PUBLIC_URL', {}, 'PUBLIC_URL is not set'],
  ['with a PUBLIC_URL of http', { PUBLIC_URL: 'http://team.example' }, 'PUBLIC_URL is http://team.example'],
])('a production server %s warns of plain http', (_, env, reason) => {
  expect(warningIn(env)).toMatch(`${reason}: over plain http`);
});

it.each([
  ['with a PUBLIC_URL of https', { PUBLIC_URL: 'https://team.example' }],
  ['that only this machine reaches', { HOST: '127.0.0.1' }],
  ['at localhost', { PUBLIC_URL: 'http://localhost:3000' }],
  ['on a socket', { SOCKET_PATH: '/run/teamieum.sock' }],
  ['in development', { NODE_ENV: 'development' }],
])('a server %s does not warn of plain http', (_, env) => {
  expect(warningIn(env)).toBeUndefined();
});
