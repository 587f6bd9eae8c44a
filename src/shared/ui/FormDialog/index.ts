export { FormDialog } from './FormDialog';
export { CounterLine, DangerFoot, DialogAside, DialogBody, DialogFoot, DialogForm } from './DialogParts';
