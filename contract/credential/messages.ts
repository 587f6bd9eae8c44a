import { isolateDirection } from '../isolateDirection';
import { type VerdictResult } from './dto';

/** Texts around credentials: getting, withdrawing and checking one. */
export const CREDENTIAL_MESSAGES = {
  get: '증명서 받기',
  file: '파일(.jwt)',
  badge: '배지 이미지(.png)',
  renew: '새로 받기',
  withdraw: '증명서 취소',
  list: '내 증명서',
  empty: '아직 받은 증명서가 없어요.',
  valid: '유효',
  withdrawn: '취소됨',
  renewAsk: '새 증명서를 받을까요? 지금 증명서는 취소돼요.',
  withdrawAsk: '증명서를 취소할까요? 되돌릴 수 없어요.',
  issued: '증명서를 받았어요.',
  withdrawDone: '증명서를 취소했어요.',
  pending: '아카이브가 공개되면 증명서를 받을 수 있어요.',
  notConfirmed: '함께했다고 확인한 팀원만 증명서를 받을 수 있어요.',
  isWithdrawn: '취소한 증명서예요. 새로 받아 주세요.',
  failed: '증명서를 만들지 못했어요. 잠시 후 다시 시도해 주세요.',
  verify: '증명서 확인',
  box: '증명서 글을 넣어 주세요',
  chooseFile: '파일 고르기 (.jwt, .png)',
  check: '확인하기',
  promise: '넣은 내용은 저장하지 않아요.',
  nothing: '증명서를 넣어 주세요.',
  tooLarge: '100KB 이하만 확인할 수 있어요.',
  unknown: '찾을 수 없는 증명서예요.',
  verifyLead: '팀이음에서 받은 증명서가 맞는지 누구나 확인할 수 있어요.',
  drop: '여기에 끌어다 놓아도 돼요.',
  fileLimit: '100KB까지예요.',
  or: '또는',
  checkFailed: '확인하지 못했어요. 잠시 후 다시 시도해 주세요.',
  downloadFailed: '증명서를 내려받지 못했어요. 잠시 후 다시 시도해 주세요.',
  withdrawFailed: '증명서를 취소하지 못했어요. 잠시 후 다시 시도해 주세요.',
  verifyPage: '확인 페이지',
  openArchive: '아카이브 보기',
  checkOther: '다른 증명서 확인',
  checkAgain: '다시 확인하기',
  stepsTitle: '이렇게 해 보세요',
  steps: [
    ['원본을 다시 받아요', '보낸 사람에게 팀이음에서 내려받은 파일을 그대로 보내 달라고 해 주세요.'],
    ['QR 코드로 열어요', '배지 이미지의 QR 코드를 열면 지금 상태를 바로 볼 수 있어요.'],
  ],
  withdrawnSteps: [['새 증명서를 부탁해요', '보낸 사람에게 팀이음에서 증명서를 새로 받아 보내 달라고 해 주세요.']],
} as const;

/** The label of each result of a check. */
export const VERDICT_LABELS: Record<VerdictResult, string> = {
  VALID: '유효해요.',
  WITHDRAWN: '취소됐어요.',
  CHANGED: '바뀌었어요. 서명이 내용과 맞지 않아요.',
  FOREIGN: '여기서 만든 증명서가 아니에요.',
  UNREADABLE: '읽을 수 없어요.',
};

/** Explanation of a result without a credential, shown after its label. */
export const VERDICT_TEXTS: Record<VerdictResult, string> = {
  VALID: '',
  WITHDRAWN: '',
  CHANGED: '믿을 수 없는 내용이라 여기에 보여 드리지 않아요.',
  FOREIGN: '다른 곳에서 만든 증명서는 만든 곳에서 확인해 주세요.',
  UNREADABLE: '증명서 글이나 파일이 빠짐없이 들어 있는지 봐 주세요.',
};

/** Sentences about credentials with variables, and those inside a credential. */
export const CREDENTIAL_TEXTS = {
  addressOnly: (host: string) => `이 증명서는 ${host} 주소에서만 확인할 수 있어요.`,
  /** @param date the day of issue as the page writes days */
  validBeneath: ({ nickname, title, date }: { nickname: string; title: string; date: string }) =>
    `${nickname} 님 · ${isolateDirection(title)} · ${date}부터`,
  withdrawnOn: (date: string) => `${date}에 취소된 증명서라 더는 쓸 수 없어요.`,
  kind: '팀 프로젝트 완료',
  name: (title: string) => `${CREDENTIAL_TEXTS.kind}: ${title}`,
  description: (members: number) => `팀원 ${members}명이 함께한 프로젝트예요.`,
  criteria: '프로젝트가 끝나면 팀원 모두가 서로를 평가해요. 평가가 모두 모이면 공개돼요.',
} as const;
