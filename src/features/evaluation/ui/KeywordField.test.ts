import { KEYWORDS } from '@contract/evaluation';
import { KEYWORD_GROUPS } from './KeywordField';

it('every keyword is in exactly one group', () => {
  const offered = KEYWORD_GROUPS.flatMap(({ keywords }) => keywords);
  expect([...offered].sort()).toEqual([...KEYWORDS].sort());
});
