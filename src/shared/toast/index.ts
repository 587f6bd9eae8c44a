export { ToastHost } from './ToastHost';
export { confirm, clearToasts, clearToast, toast, useIsToastShown } from './toastStore';
