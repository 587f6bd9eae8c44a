/** Something `npm run bench -- <name>` measures. */
export interface Benchmark {
  name: string;
  /** One line of the list of benchmarks. */
  about: string;
  /** @param choice the arguments after the name, for a benchmark that can run in part */
  run(choice?: string): Promise<void>;
}
