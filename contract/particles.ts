const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** Final consonants that a syllable can have, none included. */
const FINALS = 28;

/** Whether a Korean word ends in a consonant; false for a word that ends in another script. */
function endsInConsonant(word: string): boolean {
  const code = word.charCodeAt(word.length - 1);
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE && (code - FIRST_SYLLABLE) % FINALS > 0;
}

/** Latin letters whose Korean name ends in a consonant other than ㄹ: 엠, 엔. */
const LETTERS_IN_CONSONANT = /[mn]$/i;
/** The number of the final consonant ㄹ. */
const FINAL_L = 8;

/** A noun as a direction or role: 프론트엔드로, 디자인으로, PM으로. */
export function withDirection(noun: string): string {
  const isL = (noun.charCodeAt(noun.length - 1) - FIRST_SYLLABLE) % FINALS === FINAL_L;
  const isClosed = (endsInConsonant(noun) && !isL) || LETTERS_IN_CONSONANT.test(noun);
  return noun + (isClosed ? '으로' : '로');
}

/** A noun as the subject of a sentence: 회원이, 지원자가. */
export const withSubject = (noun: string) => noun + (endsInConsonant(noun) ? '이' : '가');

/** A noun as the topic of a sentence: 디자인은, 프론트엔드는. */
export const withTopic = (noun: string) =>
  noun + (endsInConsonant(noun) || LETTERS_IN_CONSONANT.test(noun) ? '은' : '는');

/** A noun as the object of a sentence: 회원을, 지원자를. */
export const withObject = (noun: string) => noun + (endsInConsonant(noun) ? '을' : '를');
