import { type InferType } from 'yup';
import { ACCOUNT_MESSAGES, currentPasswordField } from '../auth';
import { accountName, anyString, exactObject, exactString } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';

/** The export requires the current password, or a proof. */
export const dataExportRules = exactObject({ currentPassword: currentPasswordField() });

/** A suspended member has no session: username and password prove who asks (D196). */
export const suspendedExportRules = exactObject({
  username: accountName().required(MESSAGES.badRequest),
  password: anyString().required(ACCOUNT_MESSAGES.currentPasswordEmpty),
}).meta({ order: ['password', 'username'] });

export const dataExportTicketRules = exactObject({ ticket: exactString(LIMITS.token).required(MESSAGES.badRequest) });

export type SuspendedExport = InferType<typeof suspendedExportRules>;
export type DataExportPayload = InferType<typeof dataExportRules>;

export const DATA_EXPORT_MESSAGES = {
  started: '내려받기를 시작했어요.',
  failed: '내려받기를 시작하지 못했어요. 잠시 후 다시 시도해 주세요.',
} as const;
