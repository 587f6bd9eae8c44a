/** Texts that belong to no single domain (vocabulary.md: Limits, Upload, Link, Period, Everywhere). */
export * as MESSAGES from './texts';

/** How far an upload is. @param percent 0 to 100; at 100 the server still processes the files. */
export const uploadProgress = (percent: number) =>
  percent < 100 ? `올리는 중이에요… ${percent}%` : '다 올렸어요. 처리하는 중이에요…';

/** The message for a text over its limit. @param max code points */
export const tooLong = (max: number) => `글자 수를 줄여 주세요. 최대 ${max}자까지 쓸 수 있어요.`;
