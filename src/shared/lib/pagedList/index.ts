export { FRESH_FOR, usePagedList } from './usePagedList';
