import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { setClockOffset } from '@contract/clock';
import { mockServer } from './mockServer';
import { installJsdomPolyfills } from './jsdomPolyfills';

// A cold ts-jest cache makes the first lazy route slow.
configure({ asyncUtilTimeout: 10_000 });

// A waiting query makes an error at each retry. Printing the document into it is a tenth of the time of these suites, so it
// is printed only on request: DEBUG_PRINT_LIMIT=7000.
if (!process.env['DEBUG_PRINT_LIMIT']) {
  const name = 'TestingLibraryElementError';
  configure({ getElementError: (message) => Object.assign(new Error(message ?? ''), { name }) });
}

installJsdomPolyfills();

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const OWNER_STACKS_PER_SECOND = 10_000;

// React's development build creates an error for each element, which says in a warning where the element was created, but no
// more than this many in a second. That was a sixth of the time of a long form. Warnings still name the component.
Object.defineProperty((React as unknown as { [INTERNALS]: object })[INTERNALS], 'recentlyCreatedOwnerStacks', {
  get: () => OWNER_STACKS_PER_SECOND,
  set() {
    // React sets the count to zero each second.
  },
});

// Jest raises it to 100, which every error of a waiting query would collect.
Error.stackTraceLimit = 10;

const channels = new Set<BroadcastChannel>();

// Channels reach all suites of a process. One that is not closed yet when its suite ends would receive the next one's messages.
window.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
};

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
  setClockOffset(0);
  if (complaints[0]) throw new Error(`console.error: ${complaints[0].map(String).join(' ')}`);
});

afterAll(() => {
  channels.forEach((channel) => channel.close());
  mockServer.close();
});
