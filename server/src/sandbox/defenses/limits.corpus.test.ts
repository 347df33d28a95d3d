import { defensesOf, expectMutantsKilled } from './defense';

const { mutate, defense } = defensesOf('python', 'shared/runner');
const failNoSpace = "fail('nospc');";
const size = mutate('wasi/disk.ts', `if (size > DISK_LIMITS.bytes) ${failNoSpace}`);
const room = mutate('wasi/disk.ts', `if (this.bytes + bytes > DISK_LIMITS.bytes) ${failNoSpace}`);

expectMutantsKilled([
  defense('a file can’t be larger than the disk', [size, room], 'an endless file'),
  defense('all files together can’t be larger than the disk', room, 'writing many files'),
  defense(
    'the number of files is limited',
    mutate('wasi/disk.ts', `if (this.nodes >= DISK_LIMITS.nodes) ${failNoSpace}`),
    'endlessly creating files',
  ),
  defense(
    'the number of open files is limited',
    mutate('wasi/open-files.ts', "if (this.table.size >= DISK_LIMITS.openFiles) fail('mfile');"),
    'endlessly opening files',
  ),
  defense(
    'a program’s output is limited',
    mutate('run-output.ts', "if (kept.length < data.length) throw new RunStopped('output');"),
    'endless output',
  ),
]);
