// Decodes and encodes uploaded images, one at a time, in a process of its own (`imageDecoder.ts`).
import { ApiError } from '../http/errors';
import { encodeImage, type EncodedImage, type ImageJob } from './encodeImage';

/** The message that answers a job. */
export type ImageReply = { image: EncodedImage | null } | { refusal: string } | { fault: string };

async function reply(job: ImageJob): Promise<ImageReply> {
  try {
    return { image: await encodeImage(job) };
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error.message };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (job: ImageJob) => void reply(job).then((message) => process.send?.(message)));
// A terminal and systemd signal every process at once, while the server still completes its requests.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// A running decoder would delay an ordinary exit.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('ready');
