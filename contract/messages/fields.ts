import { FILE_SIZES, LIMITS } from '../limits';

const megabytes = (bytes: number) => bytes / FILE_SIZES.megabyte;

export const valueNotInList = '선택할 수 없는 값이 있어요. 다시 골라 주세요.';
export const rows = `${LIMITS.rows}개까지 추가할 수 있어요.`;
export const members = `팀원은 ${LIMITS.members}명까지 추가할 수 있어요.`;
export const memberNotFound = '찾는 팀원이 없어요. 닉네임을 다시 확인해 주세요.';
export const memberAdded = '이미 추가한 팀원이에요.';
export const link = 'http:// 또는 https://로 시작하는 주소만 쓸 수 있어요.';
export const linkHost = '주소를 다시 확인해 주세요. 예: https://example.com';
export const periodMissing = '진행 기간을 입력해 주세요.';
export const daysIncomplete = '진행 기간을 2024.03.01처럼 날짜까지 입력해 주세요.';
export const monthsIncomplete = '진행 기간을 2024-03처럼 월까지 입력해 주세요.';
export const periodUnreal = '진행 기간에 없는 날짜가 있어요. 다시 확인해 주세요.';
export const daysReversed = '종료일이 시작일보다 빨라요. 다시 확인해 주세요.';
export const monthsReversed = '종료 월이 시작 월보다 빨라요. 다시 확인해 주세요.';
export const imageType = '이미지는 JPEG, PNG, WebP, GIF만 올릴 수 있어요.';
export const imageSize = `이미지는 ${megabytes(FILE_SIZES.image)}MB 이하만 올릴 수 있어요.`;
export const imagePixels = '이미지의 가로세로가 너무 커요. 크기를 줄여 다시 올려 주세요.';
export const imageSide = '한 변이 16,384픽셀보다 긴 이미지는 올릴 수 없어요.';
export const imageAspect = '너무 길쭉한 이미지는 올릴 수 없어요.';
export const imageBroken = '이미지를 읽을 수 없어요. 다른 파일로 올려 주세요.';
export const imageStill = '움직이는 이미지는 첫 장면만 보여요.';
export const imageCount = `이미지는 ${LIMITS.archiveImages}장까지 올릴 수 있어요.`;
export const imageGone = '이미 삭제된 이미지가 있어요. 빼고 다시 저장해 주세요.';
export const portfolioType = 'PDF, PPT, PPTX, DOC, DOCX, ZIP과 이미지 파일만 올릴 수 있어요.';
export const portfolioSize = `${megabytes(FILE_SIZES.portfolio)}MB 이하 파일만 올릴 수 있어요.`;
export const portfolioFiles = `파일은 ${LIMITS.portfolioFiles}개까지 올릴 수 있어요.`;
export const portfolioLinks = `링크는 ${LIMITS.portfolioLinks}개까지 추가할 수 있어요.`;
export const changedMeanwhile = '그사이 바뀐 내용이 있어요. 다시 확인해 주세요.';
/** The outcome of a creating request is unknown; its idempotency key makes a repetition safe (MEND-52). */
export const maybeSent = '보냈는지 확인하지 못했어요. 다시 시도해도 두 번 등록되지 않아요.';
/** The outcome of an edit is unknown; an edit replaces the whole, so it can be repeated. */
export const maybeSaved = '저장됐는지 확인하지 못했어요. 다시 저장해 주세요.';
/** The idempotency key was used for another request (MEND-52). */
export const keyUsed = '앞서 보낸 내용이 이미 등록됐어요. 다시 누르면 하나 더 등록돼요.';
/** An edit was begun on an older version (MEND-59). */
export const changedElsewhere = '그사이 다른 곳에서 바뀐 내용이 있어요. 그대로 저장하면 그 내용이 사라져요.';
