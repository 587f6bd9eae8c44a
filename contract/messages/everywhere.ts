export const ok = '요청을 처리했어요.';
export const loginRequired = '로그인이 필요해요.';
export const sessionOver = '로그인이 만료됐어요. 다시 로그인해 주세요.';
export const loggedOut = '로그아웃했어요.';
export const badRequest = '요청을 이해하지 못했어요. 입력한 내용을 다시 확인해 주세요.';
export const forbidden = '권한이 없어요.';
export const notSupported = '지원하지 않는 요청이에요.';
export const tooLarge = '보낸 내용이 너무 커요. 크기를 줄여 다시 시도해 주세요.';
export const tooMany = '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.';
export const pageNotFound = '페이지를 찾을 수 없어요.';
export const postGone = '삭제됐거나 없는 글이에요.';
export const unknownMember = '찾을 수 없는 회원이에요.';
export const withdrawnMember = '탈퇴한 회원';
export const withdrawn = '회원 탈퇴를 완료했어요. 그동안 함께해 주셔서 고마워요.';
export const unreachable = '서버에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.';
export const noResponse = '서버가 응답하지 않아요. 잠시 후 다시 시도해 주세요.';
/** Shown when content could not be loaded because the browser is offline. */
export const offline = '인터넷에 연결되지 않았어요. 연결되면 다시 불러올게요.';
export const poorConnection = '인터넷 연결이 불안정해요. 연결 상태를 확인해 주세요.';
export const unknown = '문제가 생겼어요. 잠시 후 다시 시도해 주세요.';
/** The idempotency key was used for another request (MEND-52). */
export const keyUsed = '앞서 보낸 내용이 이미 등록됐어요. 다시 누르면 새로 하나 더 등록돼요.';
export const deletionIsFinal = '삭제하면 되돌릴 수 없어요.';
