export { EmptyState } from './EmptyState';
export { FailedBlock } from './FailedBlock';
export { Illustration, type IllustrationName } from './Illustration';
export { PageNotFound } from './PageNotFound';
