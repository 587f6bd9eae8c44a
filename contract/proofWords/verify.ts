import { CREDENTIAL_MESSAGES, CREDENTIAL_TEXTS, VERDICT_LABELS, VERDICT_TEXTS } from '../credential';
import { MESSAGES } from '../messages';
import { PAGE_TEXTS } from '../pageTexts';
import { type Widened } from './widened';

type Steps = readonly (readonly [title: string, hint: string])[];

const KOREAN = {
  verify: CREDENTIAL_MESSAGES.verify,
  box: CREDENTIAL_MESSAGES.box,
  chooseFile: CREDENTIAL_MESSAGES.chooseFile,
  check: CREDENTIAL_MESSAGES.check,
  promise: CREDENTIAL_MESSAGES.promise,
  nothing: CREDENTIAL_MESSAGES.nothing,
  tooLarge: CREDENTIAL_MESSAGES.tooLarge,
  unknown: CREDENTIAL_MESSAGES.unknown,
  verifyLead: CREDENTIAL_MESSAGES.verifyLead,
  drop: CREDENTIAL_MESSAGES.drop,
  fileLimit: CREDENTIAL_MESSAGES.fileLimit,
  or: CREDENTIAL_MESSAGES.or,
  checkFailed: CREDENTIAL_MESSAGES.checkFailed,
  openArchive: CREDENTIAL_MESSAGES.openArchive,
  howChecked: CREDENTIAL_MESSAGES.howChecked,
  checkOther: CREDENTIAL_MESSAGES.checkOther,
  checkAgain: CREDENTIAL_MESSAGES.checkAgain,
  hiddenNickname: CREDENTIAL_MESSAGES.hiddenNickname,
  emailCheck: CREDENTIAL_MESSAGES.emailCheck,
  emailLabel: CREDENTIAL_MESSAGES.emailLabel,
  emailMatches: CREDENTIAL_MESSAGES.emailMatches,
  emailDiffers: CREDENTIAL_MESSAGES.emailDiffers,
  emailPromise: CREDENTIAL_MESSAGES.emailPromise,
  ownPdf: CREDENTIAL_MESSAGES.ownPdf,
  otherPdf: CREDENTIAL_MESSAGES.otherPdf,
  openRecord: CREDENTIAL_MESSAGES.openRecord,
  pdfTooLarge: CREDENTIAL_MESSAGES.pdfTooLarge,
  stepsTitle: CREDENTIAL_MESSAGES.stepsTitle,
  labels: VERDICT_LABELS,
  texts: VERDICT_TEXTS,
  validBeneath: CREDENTIAL_TEXTS.validBeneath,
  withdrawnOn: CREDENTIAL_TEXTS.withdrawnOn,
  title: CREDENTIAL_TEXTS.title,
  kind: CREDENTIAL_TEXTS.kind,
  name: CREDENTIAL_TEXTS.name,
  holder: '받은 사람',
  role: '역할',
  period: '진행 기간',
  issuedOn: '받은 날',
  issuer: '발급한 곳',
  brand: PAGE_TEXTS.brand,
  tooMany: MESSAGES.tooMany,
  emailMalformed: '올바른 이메일을 입력해 주세요.',
};

export type VerifyWords = Widened<typeof KOREAN> & {
  /** What helps after a result. */
  steps: Record<'other' | 'withdrawn' | 'unknown', Steps>;
};

/** The words of the check of a credential, in Korean (D161). */
export const KOREAN_VERIFY: VerifyWords = {
  ...KOREAN,
  steps: {
    other: CREDENTIAL_MESSAGES.steps,
    withdrawn: CREDENTIAL_MESSAGES.withdrawnSteps,
    unknown: CREDENTIAL_MESSAGES.unknownSteps,
  },
};
