import { findBinaries } from './binaries';
import { ensureDatabase } from './ensureDatabase';
import { openHome } from './home';
import { initCluster } from './initCluster';
import { keepServing } from './keepServing';
import { openSocketFolder, PORT } from './socketFolder';
import { type ServerFiles } from './spawnServer';

const DATABASE = 'teamieum';

export interface EmbeddedServer {
  /** The address of the app's database on this server. */
  url: string;
  /** The folder of the database files, without symbolic links. */
  folder: string;
  /** Stops the server unless another app uses it. The pool must be closed before. */
  stop: () => Promise<void>;
}

/**
 * Starts the database in a data folder, or adopts a running server that a killed or another app has started.
 * @throws Error with a sentence for the person who starts the app
 */
export async function startEmbedded(dataDir: string, settings: ServerFiles['settings'] = {}): Promise<EmbeddedServer> {
  const home = await openHome(dataDir);
  const binaries = await findBinaries(home);
  const data = await initCluster(home, binaries);
  const sockets = await openSocketFolder(home);

  const administration = address(sockets, 'postgres');
  const stop = await keepServing({ ...home, binaries, data, sockets, settings }, administration);
  await ensureDatabase(administration, DATABASE).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: address(sockets, DATABASE), folder: home.folder, stop };
}

function address(sockets: string, database: string): string {
  return `postgresql://postgres@localhost:${PORT}/${database}?host=${encodeURIComponent(sockets)}`;
}
