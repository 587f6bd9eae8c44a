export { useDialogLocation, useDialogStep, withDialog } from './useDialogLocation';
export { paths } from '@contract/paths';
export { useBackTo, withBackTo, type BackTo } from './useBackTo';
export { useIsNavigating } from './useIsNavigating';
export { useMountedNavigate } from './useMountedNavigate';
export { useAppLocation, type AppLocation } from './useAppLocation';
export { useOpenedTitle, useBackToList, type FromList, type OpenedPost } from './useBackToList';
