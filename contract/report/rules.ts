import { type InferType } from 'yup';
import { exactObject, exactString, optionalText, requiredCode, wholeNumber } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { REPORT_TARGETS, REPORT_TYPES } from './codes';

export const REPORT_MESSAGES = {
  typeEmpty: '신고 유형을 선택해 주세요.',
  accepted: '신고를 접수했어요.',
  duplicate: '이미 신고한 내용이에요.',
  lookupFailed: '신고 대상을 불러오지 못했어요.',
  evaluationWriter: '한줄평을 쓴 사람은 알려 드리지 않아요.',
  noTarget: '신고할 대상을 찾을 수 없어요.',
  noTargetHint: '글이나 댓글에서 다시 신고해 주세요.',
} as const;

export const reportRules = exactObject({
  nickname: exactString().nullable(),
  reportType: requiredCode(REPORT_TYPES, REPORT_MESSAGES.typeEmpty),
  reportContent: optionalText(LIMITS.reportContent),
  reportTarget: requiredCode(REPORT_TARGETS, MESSAGES.badRequest),
  targetId: wholeNumber().positive(MESSAGES.badRequest).required(MESSAGES.badRequest),
}).meta({ order: ['reportTarget', 'targetId', 'reportType', 'reportContent', 'nickname'] });

export type ReportPayload = InferType<typeof reportRules>;
