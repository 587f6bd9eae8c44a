/** Texts that belong to no single domain (vocabulary.md: Limits, Upload, Link, Period, Everywhere). */
export * as MESSAGES from './texts';

/** Beyond the limit of a text. @param max code points */
export const tooLong = (max: number) => `글자 수를 줄여 주세요. 최대 ${max}자까지 쓸 수 있어요.`;
