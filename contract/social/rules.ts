import { type InferType } from 'yup';
import { exactBoolean, exactObject } from '../fields';

/** The start of a social login. */
export const socialStartRules = exactObject({
  /** 로그인 유지 (D180). */
  keep: exactBoolean(),
});

export type SocialStartPayload = InferType<typeof socialStartRules>;
