import { textsOf } from './text';

/** Programs that can't be run, and answers that don't fit their lesson. */
export const RUN_TEXTS = {
  'run.hiccup': 'The forge had a hiccup. It was not your fault: please try again.',
  'run.busy': 'The forge is busy: please try again in a few seconds.',
  'run.no-runner': 'Running code is not available right now: please try again in a few seconds.',
  'run.restarting': 'The forge is restarting: please try again in a moment.',
  'run.unknown-language': 'We can’t run "{language}" programs. Choose one of {languages}.',
  'run.input-too-large': 'The input is larger than 1 MB. Please shorten it.',
  'run.bad-limit': 'The limit {name} must be greater than zero.',
  'run.no-files': 'There is no file to run. Add a file and try again.',
  'run.too-many-files': 'There are {count} files, but a program can have at most {max}.',
  'run.same-name': 'Two files are named "{name}". Rename one of them.',
  'run.file-and-folder': '"{name}" can’t be both a file and the folder of "{folder}". Rename one of them.',
  'run.files-too-large': 'The files are larger than 1 MB in total. Shorten them and try again.',
  'run.no-name': 'A file has no name. Name it, for example main.py.',
  'run.long-name': 'The file name "{name}…" is too long. Choose a shorter one.',
  'run.bad-character': 'A file name contains an invalid character.',
  'run.backslash': 'Use / instead of \\ in the file name "{name}".',
  'run.absolute-name': 'The file name "{name}" must be relative, such as main.py.',
  'run.dots-in-name': 'The file name "{name}" can’t contain ".", ".." or an empty part.',
  'run.program-too-large': 'The compiled program is larger than 32 MB. Use fewer packages or smaller tables.',
  'run.cant-record': 'Programs with decorators or namespaces can’t be recorded. You can still run them.',

  'answer.repository': 'This lesson is answered with a repository on GitHub.',
  'answer.repository-name': 'Please enter your repository as on GitHub, such as ada/forge-log.',
  'answer.link-github': 'Sign in and link your GitHub account first.',
  'answer.code': 'This lesson is answered with code. Please submit its files.',
  'answer.unknown-file': 'This lesson has no file called {name}. Please remove it.',
  'answer.file-twice': 'The file {name} was sent twice. Please send it once.',
  'answer.file-missing': 'The file {name} is missing. Please submit it as well.',
  'answer.files-too-large': 'Your files are larger than 1 MB together. Please shorten them.',
  'answer.terminal': 'This lesson is done in your terminal. Run the command on the lesson’s page.',
  'answer.other-steps':
    'This lesson has {steps} steps, and your terminal sent {count}. The lesson may have changed: please run it again.',
  'answer.not-a-request':
    'Step {step} is a request, and your terminal sent something else. The lesson may have changed: please run it again.',
  'answer.not-a-command':
    'Step {step} is a command, and your terminal sent something else. The lesson may have changed: please run it again.',
  'answer.one-result': 'Step {step} must have exactly one of CLICommandResult and HTTPRequestResult.',
  'answer.output-too-large': 'The output of step {step} is larger than 1 MB.',
  'answer.response-too-large': 'The response of step {step} is larger than 1 MB.',
  'answer.headers-too-large': 'The headers of step {step} are larger than 256 KB.',
  'answer.pick': 'Please pick one of the choices of this lesson.',
  'answer.not-a-choice':
    'This is not one of the choices. The lesson may have changed: please reload the page.',
  'answer.nothing': 'This lesson has nothing to hand in. Please mark it as done.',
  'answer.own-words': 'Please answer this question in your own words.',
  'answer.type': 'Please type an answer to this lesson.',
} as const;

export const runText = textsOf(RUN_TEXTS);
