// npm run licenses: writes docs/licenses.md, and fails for a licence that has not been reviewed.
import { readFileSync, writeFileSync } from 'node:fs';
import { licenseList } from './licenseList';
import { type Lock } from './lockFile';

const { text, refused } = licenseList(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock);
for (const sentence of refused) console.error(sentence);
if (refused.length > 0) process.exit(1);
writeFileSync('docs/licenses.md', text);
