import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { mockServer } from './mockServer';
import { installJsdomPolyfills } from './jsdomPolyfills';

// A cold ts-jest cache makes the first lazy route slow.
configure({ asyncUtilTimeout: 10_000 });

installJsdomPolyfills();

// Jest raises it to 100, and React's development build takes a stack trace of every element it creates.
Error.stackTraceLimit = 10;
// A waiting query prints the document at each retry; DEBUG_PRINT_LIMIT=7000 shows it below a failure.
process.env['DEBUG_PRINT_LIMIT'] ??= '0';

let consoleError: jest.SpyInstance;

beforeAll(() => {
  mockServer.listen({ onUnhandledRequest: 'error' });
});

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  document.cookie = 'loggedIn=; max-age=0; path=/';
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

// A test that makes React or Emotion complain fails.
afterEach(() => {
  const complaints = consoleError.mock.calls as unknown[][];
  consoleError.mockRestore();
  mockServer.resetHandlers();
  jest.restoreAllMocks();
  if (complaints[0]) throw new Error(`console.error: ${complaints[0].map(String).join(' ')}`);
});

afterAll(() => {
  mockServer.close();
});
