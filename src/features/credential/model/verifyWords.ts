import { createContext, use } from 'react';
import { KOREAN_VERIFY, type VerifyWords } from '@contract/proofWords/verify';

/** The words of the check of a credential: Korean, except where its page provides those of another language (D161). */
export const VerifyWordsContext = createContext<VerifyWords>(KOREAN_VERIFY);

export const useVerifyWords = (): VerifyWords => use(VerifyWordsContext);

/** What an error of the server says in another language; undefined in Korean, in which the server says it itself. */
export function problemIn(
  { words, language }: { words: VerifyWords; language: 'ko' | 'en' },
  error: unknown,
): string | undefined {
  if (language === 'ko') return undefined;
  return (error as { status?: unknown }).status === 429 ? words.tooMany : words.checkFailed;
}
