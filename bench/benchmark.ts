/** Something `npm run bench -- <name>` measures. */
export interface Benchmark {
  name: string;
  /** One line for whoever asks what there is. */
  about: string;
  /** @param choice what follows the name, for a benchmark that can do a part */
  run(choice?: string): Promise<void>;
}
