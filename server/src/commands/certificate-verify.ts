import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { isIntact, readCredential } from '../learning/certificates';

// npm run certificate:verify -- <file>: works offline, with nothing but the file (docs/certificates.md).
const [file] = process.argv.slice(2);

async function verify(path: string): Promise<string> {
  const read = readCredential(readFileSync(path, 'utf8'));
  if (!read) throw new Error(`${path} isn't an Open Badges 3.0 credential.`);
  if (!(await isIntact(read)))
    throw new Error(`${path} was changed after it was signed, or its signature is forged.`);
  return [
    `${path} is intact. It was signed by the key ${read.publicKey}.`,
    "That's the issuer's key if it's in /.well-known/did.json on their site.",
  ].join('\n');
}

try {
  if (!file) throw new Error('npm run certificate:verify -- <file.json>');
  process.stdout.write(`${await verify(file)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
