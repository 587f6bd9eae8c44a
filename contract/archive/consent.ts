import { isolateDirection } from '../isolateDirection';
import { MESSAGES } from '../messages';

/** The consent of a member named in an archive. */
export type Consent = 'CONFIRMED' | 'ASKED' | 'DECLINED';

/** The consents that others may see: a member who declined is shown nowhere. */
export const NAMED_CONSENT_LABELS = { CONFIRMED: '함께했어요', ASKED: '확인 전' } as const;
export type NamedConsent = keyof typeof NAMED_CONSENT_LABELS;

/** Consents a named member may give. */
export const CONSENT_ANSWER_LABELS = { CONFIRMED: '함께했어요', DECLINED: '아니에요' } as const;
export type ConsentAnswer = keyof typeof CONSENT_ANSWER_LABELS;

/** Response of PUT /api/archive/:id/consent. */
export interface ConsentResult {
  consent: ConsentAnswer;
  published: boolean;
}

export const CONSENT_MESSAGES = {
  formHint: '이름을 올린 팀원에게 함께했는지 물어봐요. 함께했다고 답한 팀원만 공개돼요.',
  formHintOfTeam: '함께 팀을 이룬 팀원에게는 묻지 않아요. 그 밖의 팀원과 전에 빠진 팀원은 함께했다고 답해야 공개돼요.',
  stripTitle: '이 프로젝트를 함께했나요?',
  stripText: '함께했다고 답해야 이름과 평가가 남아요. 답하지 않으면 공개되지 않아요.',
  confirmed: '함께했다고 답했어요. 이제 팀원을 평가해 주세요.',
  confirmedTitle: '함께했다고 답했어요',
  confirmedText: '이제 팀원을 평가해 주세요.',
  declineAsk: '함께하지 않았다고 답할까요?',
  declineBody: '이 아카이브에서 바로 빠지고 주고받은 평가도 지워져요. 되돌릴 수 없어요.',
  declineButton: '빠지기',
  declined: '이 아카이브에서 빠졌어요.',
  leave: '이 아카이브에서 빠지기',
  writerDeclines: '글쓴이는 빠질 수 없어요. 대신 아카이브를 삭제할 수 있어요.',
  published: '이미 공개된 아카이브예요. 잘못된 내용이 있으면 신고해 주세요.',
  failed: '답을 보내지 못했어요. 잠시 후 다시 시도해 주세요.',
  aloneTitle: '함께했다고 확인한 팀원이 없어요',
  aloneText: '이대로는 공개할 수 없어요. 함께한 팀원의 이름으로 다시 등록해 주세요.',
  registerAgain: '내용을 가져와 다시 등록하기',
  tooFewConfirmed: '함께했다고 확인한 팀원이 두 명 이상이어야 공개할 수 있어요.',
} as const;

/** Sentences about consent with variables. */
export const CONSENT_TEXTS = {
  /** The question of the bell and the profile; a withdrawn writer has no name. */
  question: (writer: string | null, title: string) =>
    `${writer ?? MESSAGES.withdrawnMember} 님이 ‘${isolateDirection(title)}’ 아카이브에 함께한 팀원으로 이름을 올렸어요.`,
  questionAfterRelease: (title: string) =>
    `‘${isolateDirection(title)}’ 아카이브가 공개됐어요. 함께했다면 알려 주세요.`,
  declined: (nicknames: readonly string[]) => `${nicknames.join(', ')} 님이 함께하지 않았다고 했어요.`,
  unanswered: (nicknames: readonly string[]) => `아직 함께했는지 답하지 않은 팀원: ${nicknames.join(', ')}`,
  leftOut: (nicknames: readonly string[]) => `답하지 않은 팀원은 빠져요: ${nicknames.join(', ')}`,
} as const;

interface ConsentQuestion {
  archiveTitle: string;
  /** Null once withdrawn. */
  writer: string | null;
  published: boolean;
}

/** The request for consent: of a pending archive, or of one that was published without this member's consent. */
export const consentQuestion = ({ archiveTitle, writer, published }: ConsentQuestion) =>
  published ? CONSENT_TEXTS.questionAfterRelease(archiveTitle) : CONSENT_TEXTS.question(writer, archiveTitle);

/** How many of a published archive's team have evaluated each other. */
export const teamProof = (members: number, evaluated: number) =>
  evaluated >= members ? `팀원 ${members}명이 서로 평가했어요` : `팀원 ${members}명 중 ${evaluated}명이 평가했어요`;
