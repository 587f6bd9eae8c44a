import { ACCOUNT_MESSAGES } from '@contract/auth';
import { minuteInKorea } from '@contract/dates';
import { ApiError } from '../../../lib/http/errors';
import { type Credentials } from './auth.repository';

type Suspended = Pick<Credentials, 'suspended_until' | 'suspended_reason' | 'suspension_case'>;

/** 403 with the end of the suspension, its reason, the number of its case, and a contact (D134, D194). */
export function suspendedLogin(
  { suspended_until: until, suspended_reason: reason, suspension_case: number }: Suspended,
  operatorEmail?: string,
): ApiError {
  const end = until instanceof Date ? minuteInKorea(until.getTime()) : null;
  const problems = [
    { field: 'until', message: ACCOUNT_MESSAGES.suspendedUntil(end) },
    { field: 'reason', message: ACCOUNT_MESSAGES.suspendedReason(reason ?? '') },
    ...(number === null ? [] : [{ field: 'case', message: ACCOUNT_MESSAGES.suspendedCase(number) }]),
    ...(operatorEmail ? [{ field: 'contact', message: ACCOUNT_MESSAGES.suspendedContact(operatorEmail) }] : []),
  ];
  const message = [ACCOUNT_MESSAGES.suspended, ...problems.map((line) => line.message)].join('\n');
  return new ApiError(403, message, { problems });
}
