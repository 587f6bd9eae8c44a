/** Refusals of the limits of posts and invitations (D212), from the limit in force. Only the server uses them. */
export const POST_LIMIT_TEXTS = {
  daily: (max: number) => `하루에 ${max}개까지 쓸 수 있어요. 내일 다시 시도해 주세요.`,
  open: (max: number) => `모집 중인 글은 ${max}개까지 둘 수 있어요. 먼저 모집을 마감해 주세요.`,
  unanswered: (nicknames: readonly string[], max: number) =>
    `${nicknames.join(', ')} 님이 아직 답하지 않은 초대가 ${max}개 있어요.`,
  pending: (max: number) => `답을 기다리는 초대가 ${max}개예요. 답이 온 뒤에 초대해 주세요.`,
} as const;
