import { readConfig } from '../env';
import { freeBytesOf } from './checks';
import { HELP, runDoctor } from './runDoctor';

/** Checks the installation of this machine. */
async function main() {
  const [option, mailTo, ...rest] = process.argv.slice(2);
  if (option !== undefined && (option !== '--mail' || mailTo === undefined || rest.length > 0)) {
    console.log(HELP);
    process.exitCode = option === '--help' || option === '-h' ? 0 : 1;
    return;
  }
  const deps = {
    config: readConfig(process.env),
    env: process.env,
    now: Date.now,
    mailTo,
    nodeVersion: process.version,
    freeBytes: freeBytesOf,
  };
  const isWell = await runDoctor(deps, (line) => console.log(line));
  if (!isWell) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
