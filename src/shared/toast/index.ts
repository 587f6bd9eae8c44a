export { ToastHost } from './ToastHost';
export { confirm, clearToasts, clearToast, toast } from './toastStore';
