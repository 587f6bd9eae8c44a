export { ArrivalsButton } from './ArrivalsButton';
export { ListState } from './ListState';
export { useArrivals } from './useArrivals';
export { useExistingPage } from './useExistingPage';
export { useListParams, type Change, type ListParamsOf, type PageParams } from './useListParams';
export { FRESH_FOR, usePagedList, type PagedList } from './usePagedList';
