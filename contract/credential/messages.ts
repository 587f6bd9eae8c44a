import { isolateDirection } from '../isolateDirection';
import { type VerdictResult } from './dto';

/** Texts around credentials: getting, withdrawing and checking one. */
export const CREDENTIAL_MESSAGES = {
  get: '증명서 받기',
  ask: '증명서를 받을까요?',
  askBody: '누구나 볼 수 있는 확인 페이지가 생겨요. 닉네임과 제목, 역할, 기간, 팀원 수, 한 일이 보여요.',
  copyLink: '링크 복사',
  linkedIn: 'LinkedIn 프로필에 추가',
  fileHint: '다른 검증 도구에 넣을 때 쓰는 파일이에요.',
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
  box: '증명서 글이나 확인 페이지 주소를 붙여 넣어 주세요',
  chooseFile: '파일 고르기 (.jwt, .png, .pdf)',
  check: '확인하기',
  promise: '넣은 내용은 저장하지 않아요.',
  nothing: '증명서를 넣어 주세요.',
  tooLarge: '100KB 이하만 확인할 수 있어요.',
  unknown: '찾을 수 없는 증명서예요.',
  verifyLead: '팀이음에서 받은 증명서가 맞는지 누구나 확인할 수 있어요.',
  drop: '여기에 끌어다 놓아도 돼요.',
  fileLimit: '100KB까지, PDF는 5MB까지예요.',
  or: '또는',
  checkFailed: '확인하지 못했어요. 잠시 후 다시 시도해 주세요.',
  downloadFailed: '증명서를 내려받지 못했어요. 잠시 후 다시 시도해 주세요.',
  withdrawFailed: '증명서를 취소하지 못했어요. 잠시 후 다시 시도해 주세요.',
  verifyPage: '확인 페이지',
  openArchive: '아카이브 보기',
  howChecked: '어떻게 확인하나요',
  checkOther: '다른 증명서 확인',
  checkAgain: '다시 확인하기',
  hiddenNickname: '운영자가 숨긴 닉네임',
  emailCheck: '이메일로 본인 확인',
  emailLabel: '지원자가 알려 준 이메일',
  emailMatches: '맞아요. 증명서를 받을 때의 이메일이에요.',
  emailDiffers: '달라요. 증명서를 받을 때의 이메일이 아니에요.',
  emailPromise: '입력한 주소는 저장하지 않아요.',
  ownPdf: 'PDF는 누구나 고칠 수 있어서 파일로는 확인하지 않아요. 지금 기록과 비교해 주세요.',
  otherPdf: 'PDF에 적힌 주소나 QR 코드로 열어 주세요.',
  openRecord: '기록 열기',
  pdfTooLarge: 'PDF는 5MB 이하만 열 수 있어요.',
  stepsTitle: '이렇게 해 보세요',
  steps: [
    ['원본을 다시 받아요', '보낸 사람에게 팀이음에서 내려받은 파일을 그대로 보내 달라고 해 주세요.'],
    ['QR 코드로 열어요', '배지 이미지의 QR 코드를 열면 지금 상태를 바로 볼 수 있어요.'],
  ],
  withdrawnSteps: [['새 증명서를 부탁해요', '보낸 사람에게 팀이음에서 증명서를 새로 받아 보내 달라고 해 주세요.']],
  unknownSteps: [
    ['새 증명서를 부탁해요', '보낸 사람에게 팀이음에서 증명서를 새로 받아 보내 달라고 해 주세요.'],
    ['확인 페이지로 열어요', '증명서의 확인 페이지 주소나 QR 코드를 열면 지금 상태를 바로 볼 수 있어요.'],
  ],
} as const;

/** The label of each result of a check. */
export const VERDICT_LABELS: Record<VerdictResult, string> = {
  VALID: '유효해요.',
  WITHDRAWN: '취소됐어요.',
  CHANGED: '바뀌었어요. 서명이 내용과 맞지 않아요.',
  FOREIGN: '여기서 만든 증명서가 아니에요.',
  UNKNOWN: '발급한 기록이 없는 증명서예요. 서명만 맞아요.',
  UNREADABLE: '읽을 수 없어요.',
};

/** Explanation of a result without a credential, shown after its label. */
export const VERDICT_TEXTS: Record<VerdictResult, string> = {
  VALID: '',
  WITHDRAWN: '',
  CHANGED: '믿을 수 없는 내용이라 여기에 보여 드리지 않아요.',
  FOREIGN: '다른 곳에서 만든 증명서는 만든 곳에서 확인해 주세요.',
  UNKNOWN: '팀이음의 기록에 없어서 내용을 보여 드리지 않아요.',
  UNREADABLE: '증명서 글이나 파일이 빠짐없이 들어 있는지 봐 주세요.',
};

/** Sentences about credentials with variables, and those inside a credential. */
export const CREDENTIAL_TEXTS = {
  moved: (host: string) => `${host} 주소로 발급한 증명서예요. 새로 받으면 지금 주소로 바뀌어요.`,
  addressOnly: (host: string) => `이 증명서는 ${host} 주소에서만 확인할 수 있어요.`,
  /** @param date the day of issue as the page writes days */
  validBeneath: ({ nickname, title, date }: { nickname: string | null; title: string; date: string }) =>
    [...(nickname === null ? [] : [`${nickname} 님`]), isolateDirection(title), `${date}부터`].join(' · '),
  withdrawnOn: (date: string) => `${date}에 취소된 증명서라 더는 쓸 수 없어요.`,
  /** The title of a credential's page. @param nickname null while an operator hides it */
  title: (nickname: string | null) => (nickname === null ? '증명서' : `${nickname} 님의 증명서`),
  kind: '팀 프로젝트 완료',
  name: (title: string) => `${CREDENTIAL_TEXTS.kind}: ${title}`,
  description: (members: number) => `팀원 ${members}명이 함께한 프로젝트예요.`,
  /** @param releasedAfter days from the registration, when not all had evaluated; else null */
  criteria: (releasedAfter: number | null) =>
    `프로젝트가 끝나면 팀원 모두가 서로를 평가해요. ${
      releasedAfter === null
        ? '평가가 모두 모이면 공개돼요.'
        : `등록하고 ${releasedAfter}일이 지나 그때까지 모인 평가로 공개했어요.`
    }`,
} as const;
