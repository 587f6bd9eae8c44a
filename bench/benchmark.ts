/** Something `npm run bench -- <name>` measures. */
export interface Benchmark {
  name: string;
  /** One line of the list of benchmarks. */
  about: string;
  /** @param choice what follows the name, for a benchmark that can do a part */
  run(choice?: string): Promise<void>;
}
