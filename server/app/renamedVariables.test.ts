import { readConfig } from './env';
import { renamedVariableWarnings } from './renamedVariables';

it('reads the former names of environment variables', () => {
  const config = readConfig({
    API_HOST: 'https://api.teamieum.example',
    SOCKET: '/run/teamieum/1.sock',
    WEB_ORIGIN: 'https://www.teamieum.example',
  });
  expect(config).toMatchObject({
    apiOrigin: 'https://api.teamieum.example',
    socket: '/run/teamieum/1.sock',
    webOrigins: ['https://www.teamieum.example'],
  });
});

it('prefers the current name when both are set', () => {
  expect(readConfig({ SOCKET: '/run/old.sock', SOCKET_PATH: '/run/new.sock' }).socket).toBe('/run/new.sock');
});

it('warns once of each former name that is set, without its value', () => {
  expect(renamedVariableWarnings({ SOCKET: '/run/old.sock', API_HOST: ' ', PORT: '3000' })).toEqual([
    'SOCKET is now SOCKET_PATH; the former name will not work in the next release.',
  ]);
  expect(renamedVariableWarnings({ SOCKET_PATH: '/run/new.sock' })).toEqual([]);
});
