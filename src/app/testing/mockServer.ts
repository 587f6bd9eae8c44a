import { setupServer } from 'msw/node';
import { emptyApi } from './emptyApi';
import { noTeams, silentAlarms } from './silentAlarms';

/** The mock server; a request without a handler fails the test. */
export const mockServer = setupServer(...silentAlarms, ...noTeams, ...emptyApi);
