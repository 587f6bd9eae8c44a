/**
 * Runs a command in a terminal: prints the usage for missing arguments and `--help`, and one sentence for a failure.
 * @param words the number of required arguments
 */
export function runCommand(help: string, words: number, command: (args: readonly string[]) => Promise<void>): void {
  const args = process.argv.slice(2);
  const given = args.filter((arg) => !arg.startsWith('--'));
  if (args.includes('--help') || given.length !== words) {
    console.log(help);
    process.exitCode = args.includes('--help') ? 0 : 1;
    return;
  }
  command(args).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
