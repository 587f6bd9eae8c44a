import { listenTo, type Listening, type Channels } from '../../db/listenTo';
import { type Cache } from './cache';
import { CACHE_CHANNEL } from './tags';

/** The handler of notifications by which the database drops tags. */
export function dropChannel(cache: Pick<Cache, 'drop'>): Channels {
  return { [CACHE_CHANNEL]: (payload) => cache.drop(payload.split(' ')) };
}

/**
 * Drops values as soon as a change by any process is committed. While the connection is broken the cache is off, since
 * notifications are lost. The pool's connections listen, too (`connectDatabase`), so the changes of this process are
 * dropped before its commit returns.
 */
export function listenForDrops(cache: Cache, url: string, onError: (error: Error) => void): Listening {
  return listenTo({
    url,
    channels: dropChannel(cache),
    onListening: () => cache.turnOn(),
    onError(error) {
      cache.turnOff();
      onError(error);
    },
  });
}
