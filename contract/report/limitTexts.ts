/** The refusal of more reports than a member may send in a day (D212). Only the server uses it. */
export const dailyReportLimit = (max: number) => `하루에 ${max}번까지 신고할 수 있어요. 내일 다시 시도해 주세요.`;
