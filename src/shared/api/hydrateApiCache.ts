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
export function hydrateApiCache(responses: readonly PreloadedResponse[]) {
  const entries = responses.flatMap((one) =>
    'data' in one ? [{ endpointName: one.endpoint, arg: one.arg, value: one.data }] : [],
  );
  const refused = responses.filter((one) => 'missing' in one).map(refusedEntry);
  return [
    // `api` itself has no endpoints; the injected ones are found by name.
    api.util.upsertQueryEntries(entries as unknown as UpsertedEntry[]),
    queriesRefused({ queries: Object.fromEntries(refused), mutations: {}, provided: {} }),
  ];
}

function refusedEntry({ endpoint, arg }: PreloadedResponse) {
  const key = defaultSerializeQueryArgs({
    endpointName: endpoint,
    queryArgs: arg,
    endpointDefinition: {} as never,
  });
  return [key, { status: 'rejected', endpointName: endpoint, originalArgs: arg, error: { status: 404 } }] as const;
}
