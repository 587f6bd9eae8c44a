import { object, type InferType } from 'yup';
import { exactBoolean, exactly, exactObject, exactString, requiredCode } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { MAIL_LISTS } from './groups';

const switches = () =>
  exactly(
    object({
      ANSWERS: exactBoolean(),
      APPLICANTS: exactBoolean(),
      TEAM: exactBoolean(),
      COMMENTS: exactBoolean(),
    }).noUnknown(MESSAGES.badRequest),
  );

/** The body of PATCH /api/users/me/notifications: any of the switches. */
export const notificationRules = exactObject({
  mail: switches().default(undefined),
  push: switches().default(undefined),
  digest: exactBoolean(),
  agreed: exactBoolean().oneOf([true], MESSAGES.badRequest),
}).test('any', MESSAGES.badRequest, ({ mail, push, digest }) =>
  [mail, push, digest].some((change) => change !== undefined),
);

/** So many bytes as base64url. */
const bytes = (count: number) =>
  exactString(LIMITS.pushEndpoint)
    .required(MESSAGES.badRequest)
    .matches(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`), MESSAGES.badRequest);

/** The body of POST and PUT of `/api/users/me/push-devices`: the subscription of a browser (RFC 8030, RFC 8291). */
export const pushDeviceRules = exactObject({
  endpoint: exactString(LIMITS.pushEndpoint).required(MESSAGES.badRequest),
  keys: exactly(object({ p256dh: bytes(65), auth: bytes(16) }).noUnknown(MESSAGES.badRequest)),
});

const token = () => exactString(LIMITS.mailToken).required(MESSAGES.badRequest);

/** The query of GET /api/unsubscribe. */
export const unsubscriptionRules = exactObject({ token: token() });

/** The body of PUT /api/unsubscribe. */
export const resubscriptionRules = exactObject({
  token: token(),
  list: requiredCode(MAIL_LISTS, MESSAGES.badRequest),
  on: exactBoolean().required(MESSAGES.badRequest),
});

export type NotificationPayload = InferType<typeof notificationRules>;
export type PushDevicePayload = InferType<typeof pushDeviceRules>;
export type ResubscriptionPayload = InferType<typeof resubscriptionRules>;
