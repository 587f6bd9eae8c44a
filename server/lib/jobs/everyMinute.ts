import { MINUTE } from '../durations';
import { periodically, type Periodic } from './periodically';

interface EveryMinuteDeps {
  /** Jobs, each with a batch; a job that returns 0 has nothing left. */
  jobs: readonly (() => Promise<number>)[];
  onFailure: (error: unknown) => void;
}

/** Runs jobs every minute in every process: the rows that they lock make each act once. A failed one is run again. */
export const everyMinute = ({ jobs, onFailure }: EveryMinuteDeps): Periodic<void> =>
  periodically(MINUTE, async (isClosing) => {
    for (const job of jobs) {
      try {
        while (!isClosing() && (await job()) > 0);
      } catch (error) {
        onFailure(error);
      }
    }
  });
