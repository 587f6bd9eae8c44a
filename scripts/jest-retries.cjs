/* eslint-env jest */
// On a shared CI machine a process may stand still for seconds. A test that fails there gets one more try; the first
// failure is printed all the same, and on a developer's machine nothing is tried twice.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
