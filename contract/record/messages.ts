import { TIME_LABELS } from '../archive';
import { LIMITS } from '../limits';
import { PERIOD_LABELS, type Period } from '../period';
import { type Facts } from './dto';

/** Texts of the record, its settings and its PDF. */
export const RECORD_MESSAGES = {
  settings: '기록',
  enabled: '기록 공개하기',
  indexable: '검색 엔진에 보여 주기',
  showName: '실명 보여 주기',
  hint: '로그인하지 않은 사람에게도 보여 줄 수 있어요.',
  archives: '보여 줄 프로젝트',
  chosenLines: '보여 줄 한줄평',
  noArchives: '아직 공개된 아카이브가 없어요.',
  saved: '기록 설정을 저장했어요.',
  saveFailed: '기록 설정을 저장하지 못했어요. 잠시 후 다시 시도해 주세요.',
  /** Why a one-liner cannot be picked (D154). */
  unpickable: '한 사람만 쓴 한줄평은 누가 썼는지 드러나서 고를 수 없어요.',
  tooManyLines: `한줄평은 ${LIMITS.recordLines}개까지 고를 수 있어요.`,
  newCode: '새 주소 만들기',
  newCodeAsk: '새 주소를 만들까요? 지금 주소는 바로 쓸 수 없게 돼요.',
  newCodeDone: '새 주소를 만들었어요.',
  newCodeOff: '먼저 기록을 공개해 주세요.',
  kicker: '팀원이 확인한 프로젝트 기록',
  profileKicker: '팀원이 확인한 기록',
  projectsLabel: '확인된 프로젝트',
  peopleLabel: '함께한 사람',
  lessThanMonth: '1개월 미만',
  introduction: '소개',
  projects: '프로젝트',
  keywords: '많이 받은 키워드',
  lines: '한줄평',
  checkedPeople: '함께한 팀원이 확인했어요',
  checkedProjects: '서로 평가한 뒤 공개했어요',
  checkedText: '받은 평가는 고칠 수 없어요',
  checkedTextHint: '보여 줄 프로젝트와 한줄평만 골라요.',
  howLink: '어떻게 확인하나요',
  how: '프로젝트가 끝난 뒤 팀원이 서로 평가한 것만 모았어요.',
  empty: '아직 보여 줄 프로젝트가 없어요.',
  notFound: '찾을 수 없는 기록이에요.',
  savePdf: 'PDF 저장',
  pdfFailed: 'PDF를 저장하지 못했어요. 잠시 후 다시 시도해 주세요.',
  print: '인쇄',
  openSettings: '기록 설정',
  qrCode: '이 기록의 QR 코드',
  glyphsLeftOut: '글꼴에 없는 글자는 빠졌어요. 전체 내용은 기록 페이지에서 볼 수 있어요.',
  titleWithoutGlyphs: '글꼴에 없는 글자로만 쓴 제목이에요.',
  textWithoutGlyphs: '글꼴에 없는 글자로만 쓴 내용이에요.',
  previewOwn: '나만 보는 미리보기예요.',
  profileEmpty: '첫 프로젝트를 마치고 팀원과 서로 평가하면 여기에 기록이 쌓여요.',
  profileEmptyButton: '프로젝트 둘러보기',
  profileSteps: ['가입했어요', '팀에 합류해요', '함께 만들어요', '서로 평가해요', '기록이 돼요'],
  own: '내 기록',
  ownRecord: '내 기록 보기',
  settingsLead: '끝까지 함께한 프로젝트를 한 장에 모아, 팀이음 밖에서도 보여 줄 수 있어요.',
  archivesHint: '넣고 뺄 수만 있어요. 받은 평가는 고칠 수 없어요.',
  linesHint: '고른 순서대로 보여요. 글은 쓴 그대로예요.',
  noLines: '아직 받은 한줄평이 없어요.',
  copyLink: '링크 복사',
  preview: '미리보기',
  openPage: '새 창으로 보기',
  saving: '저장 중',
  newCodeFailed: '새 주소를 만들지 못했어요. 잠시 후 다시 시도해 주세요.',
} as const;

/** Sentences of the record with variables. */
export const RECORD_TEXTS = {
  title: (nickname: string) => `${nickname} 님의 기록`,
  /** The name of the file of a record. */
  pdfName: (nickname: string) => `팀이음-기록-${nickname}.pdf`,
  pickedOf: (picked: number) => `${picked}/${LIMITS.recordLines}`,
  months: (months: number) => (months > 0 ? `${months}개월` : RECORD_MESSAGES.lessThanMonth),
  /** The two kinds of time are never added; one without a project is left out (D153). */
  facts: ({ projects, months, statedMonths, people }: Facts) =>
    [
      `${RECORD_MESSAGES.projectsLabel} ${projects}개`,
      ...(months === null ? [] : [`${TIME_LABELS.together} ${RECORD_TEXTS.months(months)}`]),
      ...(statedMonths === null ? [] : [`${TIME_LABELS.stated} ${RECORD_TEXTS.months(statedMonths)}`]),
      `${RECORD_MESSAGES.peopleLabel} ${people}명`,
    ].join(' · '),
  evaluators: (evaluators: number) => `평가한 팀원 ${evaluators}명`,
  /** How many of the teammates who evaluated chose a keyword (D154). */
  keyword: (count: number, evaluators: number) => `${evaluators}명 중 ${count}명`,
  pickedLines: (all: number, picked: number) => `받은 한줄평 ${all}개 중 ${picked}개를 골랐어요`,
  /** The writer of a line: a teammate, with the duration of the project when it does not identify the teammate (D154). */
  writer: (duration: Period | null) => (duration === null ? '함께한 팀원' : `${PERIOD_LABELS[duration]} 함께한 팀원`),
  checkedPeople: (people: number) => `함께했다고 확인한 ${people}명만 세었어요.`,
  checkedProjects: (all: number, complete: number) =>
    complete === all ? `${all}개 모두 팀원 모두가 평가했어요.` : `${all}개 중 ${complete}개는 팀원 모두가 평가했어요.`,
  readOn: (date: string) => `${date}에 불러온 내용이에요.`,
} as const;
