import { FILE_SIZES, LIMITS } from './limits';

const megabytes = (bytes: number) => bytes / FILE_SIZES.megabyte;

/** Texts that belong to no single domain (vocabulary.md: Limits, Upload, Link, Period, Everywhere). */
export const MESSAGES = {
  ok: '요청을 처리했어요.',
  loginRequired: '로그인이 필요해요.',
  sessionOver: '로그인이 만료됐어요. 다시 로그인해 주세요.',
  badRequest: '요청을 이해하지 못했어요. 입력한 내용을 다시 확인해 주세요.',
  forbidden: '권한이 없어요.',
  notSupported: '지원하지 않는 요청이에요.',
  tooLarge: '보낸 내용이 너무 커요. 크기를 줄여 다시 시도해 주세요.',
  tooMany: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
  pageNotFound: '페이지를 찾을 수 없어요.',
  postGone: '삭제됐거나 없는 글이에요.',
  unknownMember: '찾을 수 없는 회원이에요.',
  withdrawnMember: '탈퇴한 회원',
  unreachable: '서버에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.',
  noAnswer: '서버가 응답하지 않아요. 잠시 후 다시 시도해 주세요.',
  poorConnection: '인터넷 연결이 불안정해요. 연결 상태를 확인해 주세요.',
  unknown: '문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  valueNotInList: '선택할 수 없는 값이 있어요. 다시 골라 주세요.',
  rows: `${LIMITS.rows}개까지 추가할 수 있어요.`,
  members: `팀원은 ${LIMITS.members}명까지 추가할 수 있어요.`,
  memberNotFound: '찾는 팀원이 없어요. 닉네임을 다시 확인해 주세요.',
  memberAdded: '이미 추가한 팀원이에요.',
  deletionIsFinal: '삭제하면 되돌릴 수 없어요.',
  link: 'http:// 또는 https://로 시작하는 주소만 쓸 수 있어요.',
  periodMissing: '진행 기간을 입력해 주세요.',
  periodUnreal: '진행 기간에 없는 날짜가 있어요. 다시 확인해 주세요.',
  daysReversed: '종료일이 시작일보다 빨라요. 다시 확인해 주세요.',
  monthsReversed: '종료 월이 시작 월보다 빨라요. 다시 확인해 주세요.',
  imageType: '이미지는 JPEG, PNG, WebP, GIF만 올릴 수 있어요.',
  imageSize: `이미지는 ${megabytes(FILE_SIZES.image)}MB 이하만 올릴 수 있어요.`,
  imagePixels: '이미지의 가로세로가 너무 커요. 크기를 줄여 다시 올려 주세요.',
  imageBroken: '이미지를 열지 못했어요. 다른 파일을 올려 주세요.',
  imageCount: `이미지는 ${LIMITS.archiveImages}장까지 올릴 수 있어요.`,
  portfolioType: 'PDF, PPT, PPTX, DOC, DOCX, ZIP과 이미지 파일만 올릴 수 있어요.',
  portfolioSize: `${megabytes(FILE_SIZES.portfolio)}MB 이하 파일만 올릴 수 있어요.`,
  portfolioFiles: `파일은 ${LIMITS.portfolioFiles}개까지 올릴 수 있어요.`,
  portfolioLinks: `링크는 ${LIMITS.portfolioLinks}개까지 추가할 수 있어요.`,
  uploadFailed: '파일을 올리지 못했어요. 다시 시도해 주세요.',
} as const;

export const tooLong = (max: number) => `글자 수를 줄여 주세요. 최대 ${max}자까지 쓸 수 있어요.`;
