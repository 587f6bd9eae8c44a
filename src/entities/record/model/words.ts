import { createContext, use } from 'react';
import { KOREAN_RECORD, type RecordWords } from '@contract/proofWords/record';
import { localeDate } from '@/shared/lib/dates';

/** The words of the parts of a record: Korean, except where a page provides those of another language (D161). */
export const RecordWordsContext = createContext<RecordWords>(KOREAN_RECORD);

export const useRecordWords = (): RecordWords => use(RecordWordsContext);

/** A day in the language of the words. */
export const dateIn = ({ language, date }: RecordWords, instant: string) =>
  language === 'en' ? date(instant) : localeDate(instant);
