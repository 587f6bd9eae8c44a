export { type SocialSignup, type SocialSignupAnswer, type SocialStart } from './dto';
export { SOCIAL_MESSAGES, SOCIAL_TEXTS } from './messages';
export { socialStartRules, type SocialStartPayload } from './rules';
