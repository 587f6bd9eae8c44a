/** Something `npm run bench -- <name>` measures. */
export interface Benchmark {
  name: string;
  /** One line for whoever asks what there is. */
  about: string;
  run(): Promise<void>;
}
