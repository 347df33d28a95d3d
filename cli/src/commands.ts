import { Command } from 'commander';
import { VERSION } from './version';

/** All commands. Each one's code is loaded when it runs, so that help is instant. */
export function createProgram(): Command {
  const program = new Command('emberforge')
    .description('Do Emberforge’s terminal lessons on your own computer.')
    .version(VERSION, '-v, --version', 'show the version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand(false)
    .showSuggestionAfterError()
    .configureHelp({ sortSubcommands: false });

  program
    .command('login')
    .description('sign in with your browser')
    .argument('[server]', 'the address of your server, the first time')
    .option('--no-browser', 'only print the address of the page')
    .action(async (server, options) => (await import('./commands/login')).login(server, options));

  program
    .command('logout')
    .description('sign out on this computer')
    .action(async () => (await import('./commands/logout')).logout());

  program
    .command('status')
    .description('show who is signed in, and your next lesson')
    .option('--json', 'print JSON')
    .action(async (options) => (await import('./commands/status')).status(options));

  program
    .command('run')
    .description('run a lesson’s steps without submitting')
    .argument('[lesson]', 'the id from the lesson’s page; your next terminal lesson without it')
    .option('--json', 'print JSON')
    .action(async (id, options) => (await import('./commands/run')).run(id, options));

  program
    .command('submit')
    .description('run a lesson’s steps and submit what they gave')
    .argument('[lesson]', 'the id from the lesson’s page; your next terminal lesson without it')
    .option('--verbose', 'show the output of every step')
    .option('--debug', 'also write the request to a file')
    .option('--json', 'print JSON')
    .action(async (id, options) => (await import('./commands/submit')).submit(id, options));

  program
    .command('config')
    .description('show or change a setting: server, base_url, colors')
    .argument('[setting]')
    .argument('[value]')
    .option('--reset', 'go back to the default')
    .action(async (...args) => (await import('./commands/config')).config(args[0], args[1], args[2]));

  program
    .command('upgrade')
    .description('see whether there’s a newer version')
    .action(async () => (await import('./commands/upgrade')).upgrade());

  return program;
}
