export { pageNumber } from '@contract/pageNumber';
export { FRESH_FOR, usePagedList } from './usePagedList';
