import { KEYWORDS } from '@contract/evaluation';
import { KEYWORD_GROUPS } from './keywordGroups';

it('offers every keyword once', () => {
  const offered = KEYWORD_GROUPS.flatMap(({ keywords }) => keywords);
  expect([...offered].sort()).toEqual([...KEYWORDS].sort());
});
