import { hostileImages, slowImage } from '../../server/app/testing/hostileFiles';
import { createJoin, joinForm } from '../../server/app/testing/member';

/** How many times each picture is sent, each time from another address. */
const TIMES = 4;

/**
 * Joins with hostile pictures, all at once and from several addresses, and with slow ones whose clients hang
 * up.
 * @param fail called for each picture that is not refused with its sentence
 */
export async function sendPictures(origin: string, fail: (text: string) => void): Promise<void> {
  const images = await hostileImages();
  const slow = await slowImage(true);
  const leaving = Array.from({ length: TIMES }, (_, index) => hangUp(origin, slow, `10.1.0.${index}`));
  const sent = Array.from({ length: TIMES }, (_, address) =>
    images.map(async ([name, content, message]) => {
      const response = await join(origin, content, `10.0.0.${address}`);
      const body = (await response.json()) as { message: string };
      if (response.status !== 400 || body.message !== message) fail(`${name}: ${response.status} ${body.message}`);
    }),
  );
  await Promise.all([...leaving, ...sent.flat()]);
}

const join = (origin: string, photo: Buffer, from: string, signal?: AbortSignal) =>
  fetch(`${origin}/api/users/join`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: joinForm(createJoin(), { photo }),
    signal,
  });

/** Sends a picture and closes the connection while it is decoded or waits. */
async function hangUp(origin: string, photo: Buffer, from: string): Promise<void> {
  await join(origin, photo, from, AbortSignal.timeout(300)).catch(() => undefined);
}
