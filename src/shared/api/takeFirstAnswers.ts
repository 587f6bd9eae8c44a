import { FIRST_ANSWERS_ID, type FirstAnswer } from '@contract/pageTexts';
import { api } from './api';

type UpsertedEntry = Parameters<typeof api.util.upsertQueryEntries>[0][number];

/**
 * Puts the answers that came with the page into the cache, as if they had been asked for just now; they are taken once.
 * @returns the action, or null where the page brought none
 */
export function takeFirstAnswers() {
  const holder = document.getElementById(FIRST_ANSWERS_ID);
  if (!holder) return null;
  holder.remove();
  const answers = JSON.parse(holder.textContent) as FirstAnswer[];
  const entries = answers.map(({ endpoint, question, answer }) => ({
    endpointName: endpoint,
    arg: question,
    value: answer,
  }));
  // The api as such has no endpoints; those of `endpoints/` are known by name.
  return api.util.upsertQueryEntries(entries as unknown as UpsertedEntry[]);
}
