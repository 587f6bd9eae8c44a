export { FormDialog } from './FormDialog';
export { DangerFoot, DialogAside, DialogBody, DialogFoot, DialogForm } from './DialogParts';
