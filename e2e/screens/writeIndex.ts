import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { SCREENS } from './screens';

const HEAD = `# Screens

Every screen of the product, with its demo data, at 1440 and at 390 pixels, the main ones in the dark theme, too. Taken by
\`npm run screens\`; take them again when a screen changes its appearance. What each must look like is decided in
the components and their tokens (decision 0005), not here.

| screen | route | what it shows | pictures |
| --- | --- | --- | --- |
`;

/** Writes one line per screen, with links to its screenshots. */
export async function writeIndex(folder: string) {
  const pictures = readdirSync(folder);
  const linksTo = (name: string) =>
    ['1440', '390', '1440-dark']
      .filter((viewport) => pictures.includes(`${name}-${viewport}.png`))
      .map((viewport) => `[${viewport.replace('1440-', '')}](${name}-${viewport}.png)`)
      .join(' · ');
  const rows = SCREENS.map(({ name, route, about }) => `| ${name} | \`${route}\` | ${about} | ${linksTo(name)} |`);
  const options = { parser: 'markdown', printWidth: 120 } as const;
  writeFileSync(path.join(folder, 'README.md'), await format(HEAD + rows.join('\n'), options));
}
