/** Texts of saved searches (D176). */
export const SAVED_SEARCH_TEXTS = {
  title: '내 알림 조건',
  lead: '조건은 10개까지 저장할 수 있어요.',
  save: '이 조건 알림 받기',
  isSaved: '저장한 조건이에요',
  saved: '조건을 저장했어요.',
  bell: '알림',
  mail: '메일',
  push: '푸시',
  submit: '알림 받기',
  show: '모집글 보기',
  deleteLabel: (name: string) => `${name} 지우기`,
  deleteTitle: (name: string) => `‘${name}’ 알림을 지울까요?`,
  deleted: '지웠어요.',
  gone: '이제 없는 조건이에요.',
  empty: '아직 저장한 조건이 없어요.',
  emptyHint: '모집글 목록에서 필터를 골라 저장해 보세요.',
  tooMany: '조건은 10개까지 저장할 수 있어요.',
  nothingChosen: '필터나 검색어를 하나 이상 골라 주세요.',
} as const;

/** The name in quotation marks, in which those of a word become double ones. */
export const quotedName = (name: string): string => `‘${name.replace(/‘(.*)’/su, '“$1”')}’`;
