import { setupServer } from 'msw/node';
import { emptyApi } from './emptyApi';
import { noTeams, silentAlarms } from './silentAlarms';

/** Plays the server in tests; a call nobody serves fails the test. */
export const mockServer = setupServer(...silentAlarms, ...noTeams, ...emptyApi);
