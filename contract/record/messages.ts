import { LIMITS } from '../limits';

/** Texts of the record, its settings and its PDF. */
export const RECORD_MESSAGES = {
  settings: '기록',
  enabled: '기록 공개하기',
  indexable: '검색 엔진에 보여 주기',
  showName: '실명 보여 주기',
  hint: '로그인하지 않은 사람에게도 보여 줄 수 있어요.',
  archives: '보여 줄 프로젝트',
  noArchives: '아직 공개된 아카이브가 없어요.',
  saved: '기록 설정을 저장했어요.',
  saveFailed: '기록 설정을 저장하지 못했어요. 잠시 후 다시 시도해 주세요.',
  tooManyLines: `한줄평은 ${LIMITS.recordLines}개까지 고를 수 있어요.`,
  newCode: '새 주소 만들기',
  newCodeAsk: '새 주소를 만들까요? 지금 주소는 바로 쓸 수 없게 돼요.',
  newCodeDone: '새 주소를 만들었어요.',
  newCodeOff: '먼저 기록을 공개해 주세요.',
  kicker: '팀원이 확인한 프로젝트 기록',
  projectsLabel: '확인된 프로젝트',
  monthsLabel: '함께한 기간',
  peopleLabel: '함께한 사람',
  lessThanMonth: '1개월 미만',
  introduction: '소개',
  projects: '프로젝트',
  keywords: '많이 받은 키워드',
  lines: '한줄평',
  how: '프로젝트가 끝난 뒤 팀원이 서로 평가한 것만 모았어요.',
  empty: '아직 보여 줄 프로젝트가 없어요.',
  notFound: '찾을 수 없는 기록이에요.',
  savePdf: 'PDF 저장',
  qrCode: '이 기록의 QR 코드',
  glyphsLeftOut: '글꼴에 없는 글자는 빠졌어요. 전체 내용은 기록 페이지에서 볼 수 있어요.',
  profileEmpty: '첫 프로젝트를 마치고 팀원과 서로 평가하면 여기에 기록이 쌓여요.',
  profileEmptyButton: '프로젝트 둘러보기',
} as const;

/** Sentences of the record with variables. */
export const RECORD_TEXTS = {
  title: (nickname: string) => `${nickname} 님의 기록`,
  linesHeading: (picked: number) => `보여 줄 한줄평 ${picked}/${LIMITS.recordLines}`,
  months: (months: number) => (months > 0 ? `${months}개월` : RECORD_MESSAGES.lessThanMonth),
  facts: ({ projects, months, people }: { projects: number; months: number; people: number }) =>
    [
      `${RECORD_MESSAGES.projectsLabel} ${projects}개`,
      `${RECORD_MESSAGES.monthsLabel} ${RECORD_TEXTS.months(months)}`,
      `${RECORD_MESSAGES.peopleLabel} ${people}명`,
    ].join(' · '),
  keyword: (count: number, from: number) => `${count}번 · ${from}명에게서`,
  pickedLines: (all: number, picked: number) => `받은 한줄평 ${all}개 중 ${picked}개를 골랐어요`,
  readOn: (date: string) => `${date}에 불러온 내용이에요.`,
} as const;
