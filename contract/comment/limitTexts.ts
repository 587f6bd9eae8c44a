/** The refusal of more comments than a member may write in an hour (D212). Only the server uses it. */
export const hourlyCommentLimit = (max: number) =>
  `한 시간에 댓글을 ${max}개까지 쓸 수 있어요. 잠시 후 다시 시도해 주세요.`;
