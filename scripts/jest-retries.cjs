/* eslint-env jest */
// On a shared CI machine a process may pause for seconds. A test that fails there is retried once, and the first
// failure is printed. On a developer's machine nothing is retried.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
