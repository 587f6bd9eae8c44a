const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** Final consonants that a syllable can have, none included. */
const FINALS = 28;

/** Whether a Korean word ends in a consonant; false for a word that ends in another script. */
function endsInConsonant(word: string): boolean {
  const code = word.charCodeAt(word.length - 1);
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE && (code - FIRST_SYLLABLE) % FINALS > 0;
}

/** A noun as the subject of a sentence: 회원이, 지원자가. */
export const withSubject = (noun: string) => noun + (endsInConsonant(noun) ? '이' : '가');

/** A noun as the object of a sentence: 회원을, 지원자를. */
export const withObject = (noun: string) => noun + (endsInConsonant(noun) ? '을' : '를');
