import { type FastifyInstance } from 'fastify';
import { type Metrics } from '../../lib/metrics';
import { createImageDecoder, type ImageDecoder } from '../../lib/uploads/imageDecoder';
import { type Config } from '../env';

/** How long running requests may still decode images when the server stops, after the drain. */
const GRACE_MS = 5_000;

/** After the start of the server, so that the first image does not wait for its process, in milliseconds. */
const PREPARED_AFTER_MS = 1_000;

/** Creates the decoder of uploaded images, whose processes end with the application. */
export function installImageDecoder(
  app: FastifyInstance,
  { metrics, config: { drainTime } }: { metrics: Metrics; config: Pick<Config, 'drainTime'> },
): ImageDecoder {
  const decoder = createImageDecoder();
  metrics.watch('teamieum_images_running', 'Uploaded images that are being decoded.', decoder.running);
  metrics.watch('teamieum_images_waiting', 'Uploaded images that wait to be decoded.', decoder.waiting);

  // A process that cannot be started now is started by the first image.
  const prepare = () => void decoder.prepare().catch(() => undefined);
  let preparing: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    preparing = setTimeout(prepare, PREPARED_AFTER_MS).unref();
  });

  let grace: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    clearTimeout(preparing);
    grace = setTimeout(() => void decoder.close(), drainTime + GRACE_MS);
  });
  app.addHook('onClose', async () => {
    clearTimeout(grace);
    await decoder.close();
  });
  return decoder;
}
