import { withDirection } from '../particles';
import { ROLE_LABELS, type Role } from '../skill';

/** Texts of applying and answering. */
export const APPLICATION_MESSAGES = {
  apply: '지원하기',
  withdraw: '지원 취소',
  barredHint: '다시 지원할 수 없는 모집글이에요.',
  roleLabel: '지원할 역할',
  messageLabel: '지원 메시지',
  messageHint: '하고 싶은 일과 할 수 있는 일을 적어 주세요',
  profileLabel: '팀장에게 보이는 내 프로필',
  send: '보내기',

  role: '지원할 역할을 선택해 주세요.',
  message: '지원 메시지를 10자 이상 써 주세요.',
  reason: '이유를 선택해 주세요.',
  note: '이유를 입력해 주세요.',

  sent: '지원했어요. 답이 오면 알려 드릴게요.',
  withdrawQuestion: '지원을 취소할까요?',
  withdrawn: '지원을 취소했어요.',

  inTeam: '이미 이 팀에 함께하고 있어요.',
  applied: '이미 지원했어요.',
  closed: '모집이 마감돼 지원할 수 없어요.',
  invited: '이미 초대받았어요. 초대를 수락하면 바로 함께할 수 있어요.',
  barred: '이 모집글에는 다시 지원할 수 없어요.',
  notSought: '모집하지 않는 역할이에요.',
  roleFull: '이 역할은 자리가 모두 찼어요.',
  tooManyWaiting: '답을 기다리는 지원이 20개예요. 답을 받거나 취소한 뒤 지원해 주세요.',
  dailyLimit: '하루에 20번까지 지원할 수 있어요. 내일 다시 지원해 주세요.',

  otherRole: '다른 역할로 함께할까요?',
  joinedRoleLabel: '함께할 역할',
  thread: '질문과 답',
  askedQuestions: '주고받은 질문',
  ask: '물어보기',
  answerQuestion: '답하기',
  questionArrived: '질문이 왔어요',
  onlyBoth: '두 사람만 볼 수 있어요',
  waitsForAnswer: '답을 기다리고 있어요',
  questionLabel: '질문',
  answerLabel: '답',
  questionHint: '한 번에 하나씩, 다섯 번까지 물을 수 있어요.',
  answerHint: '답한 뒤에는 지원과 답을 고칠 수 없어요.',
  sendQuestion: '질문 보내기',
  sendAnswer: '답 보내기',
  asked: '질문을 보냈어요.',
  replied: '답을 보냈어요.',
  mine: '보낸 지원',
  edit: '고치기',
  edited: '지원을 고쳤어요.',
  question: '질문을 입력해 주세요.',
  answer: '답을 입력해 주세요.',
  openQuestion: '아직 답을 기다리는 질문이 있어요.',
  lastQuestion: '질문은 다섯 번까지 할 수 있어요.',
  noQuestion: '이미 답했거나 끝난 질문이에요.',
  locked: '질문에 답한 뒤에는 지원을 고칠 수 없어요.',

  full: '모집 인원이 모두 찼어요.',
  answered: '이미 답했거나 기한이 지난 지원이에요.',
  gone: '취소됐거나 이미 끝난 지원이에요.',
  seatsLeft: '아직 빈자리가 있어요. 한 명씩 답해 주세요.',
  accepted: '함께하기로 했어요.',
  toTeam: '팀 페이지로',
  declined: '지원을 거절했어요.',

  finalAnswer: '답은 바꿀 수 없어요.',
  notifyWaiting: '알리기',

  noApplicants: '아직 지원한 사람이 없어요.',
  nonePending: '답을 기다리는 지원이 없어요.',
  noneAccepted: '수락한 지원이 없어요.',
  noneDeclined: '거절한 지원이 없어요.',
  deletedPost: '삭제된 모집글',
  noApplications: '아직 지원한 모집글이 없어요.',
} as const;

/** Texts of the sheet of an application whose post was deleted meanwhile (MEND-37). */
export const DELETED_POST_TEXTS = {
  title: '그사이 모집글이 삭제됐어요',
  hint: '쓴 글은 그대로 있어요. 복사해 두면 다른 팀에 지원할 때 쓸 수 있어요.',
  copy: '복사하기',
  copied: '지원 메시지를 복사했어요.',
  failed: '복사하지 못했어요. 글을 선택해서 복사해 주세요.',
  others: '다른 모집글 보기',
} as const;

/** Sentences about applications with variables. */
export const APPLICATION_TEXTS = {
  askedBy: (nickname: string | null) => (nickname === null ? '팀장이 물어봤어요' : `${nickname} 님이 물어봤어요`),
  joinedRole: (role: Role) => `${withDirection(ROLE_LABELS[role])} 함께해요`,
  applicants: (count: number) => `지원자 ${count}명`,
  acceptQuestion: (nickname: string) => `${nickname} 님과 함께할까요? 답은 바꿀 수 없어요.`,
  fullRole: (role: string) => `${role} 자리가 모두 찼어요`,
  otherRoleHint: (nickname: string, role: string) =>
    `${nickname} 님은 ${role} 지원했어요. 역할이 바뀐 것도 함께 알려 드려요. 답은 바꿀 수 없어요.`,
  declineWaitingQuestion: (count: number) => `남은 지원자 ${count}명에게 모집이 끝났다고 알릴까요?`,
  declineWaiting: (count: number) => `남은 지원자 ${count}명에게 모집이 끝났다고 알리기`,
  notified: (count: number) => `${count}명에게 알렸어요.`,
} as const;
