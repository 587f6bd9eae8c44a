import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { PRELOADED_DATA_ID, type PreloadedResponse } from '@contract/rendering';
import { api, queriesRefused } from './api';

type UpsertedEntry = Parameters<typeof api.util.upsertQueryEntries>[0][number];

/** Removes the preloaded data from the document and returns it; empty if the page has none. */
export function takePreloadedData(): PreloadedResponse[] {
  const holder = document.getElementById(PRELOADED_DATA_ID);
  holder?.remove();
  return holder ? (JSON.parse(holder.textContent) as PreloadedResponse[]) : [];
}

/** The actions that put preloaded responses into the cache, as if fetched just now; on the server and in the browser. */
export function hydrateApiCache(answers: readonly PreloadedResponse[]) {
  const entries = answers.flatMap((one) =>
    'answer' in one ? [{ endpointName: one.endpoint, arg: one.question, value: one.answer }] : [],
  );
  const refused = answers.filter((one) => 'missing' in one).map(refusedEntry);
  return [
    // `api` itself has no endpoints; the injected ones are found by name.
    api.util.upsertQueryEntries(entries as unknown as UpsertedEntry[]),
    queriesRefused({ queries: Object.fromEntries(refused), mutations: {}, provided: {} }),
  ];
}

function refusedEntry({ endpoint, question }: PreloadedResponse) {
  const key = defaultSerializeQueryArgs({
    endpointName: endpoint,
    queryArgs: question,
    endpointDefinition: {} as never,
  });
  return [key, { status: 'rejected', endpointName: endpoint, originalArgs: question, error: { status: 404 } }] as const;
}
