const TO_SET =
  'Set SMTP_URL, so that emails are really sent, and PUBLIC_URL to the address that learners open, then restart the server. Until then, sign-in links are printed in its terminal.';

/** What happens to requests before, or whichever feature, they reach. */
export const SERVER_TEXTS = {
  'server.internal': 'Internal server error',
  'server.not-found': 'Not Found',
  'server.busy': 'The server is very busy right now. Please try again in a moment.',
  'server.disk-full':
    'This server’s disk is full, so nothing can be saved right now. Please tell an admin, and try again later.',
  'server.restarting': 'The server is restarting. Please try again in a moment.',
  'server.starting': 'The server is starting. Please try again in a moment.',
  'server.no-such-runtime': 'There is no such runtime.',
  'server.no-such-file': 'There is no such file.',
  'server.no-proxy': 'This server is no proxy.',

  'request.not-json': 'The request body is not valid JSON.',
  'request.cut-off': 'The request was cut off. Please send it again.',
  'request.too-slow': 'The request took too long to arrive. Please send it again.',
  'request.too-large': 'The request is too large: at most 2 MB.',
  'request.chunks-too-large': 'The request is too large.',
  'request.headers-too-large': "The request's headers are too large.",
  'request.bad-address': 'This address is not valid.',
  'request.long-address': 'This address is too long.',
  'request.not-http': 'This is not a valid HTTP request.',
  'request.no-host': 'The request has no Host header.',
  'request.unmet-expectation': 'The Expect header asks for what this server cannot do.',
  'request.failed': 'The request could not be handled.',
  'request.too-many-for-seconds':
    'Too many requests. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  'request.too-many-for-minutes':
    'Too many requests. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  'upload.no-file': 'Please choose a file.',
  'upload.too-large': 'Please choose a smaller file: at most {count} MB.',

  'language-model.learner-limit':
    'You’ve reached today’s limit for the language model. Please try again tomorrow.',
  'language-model.server-limit':
    'This server has reached today’s limit for the language model. Please try again tomorrow.',

  'mailbox.none': "There's no mailbox here",
  'mailbox.forwarded': `The mailbox is closed, because a request came with {sign}, so others may reach this server. ${TO_SET}`,
  'mailbox.listens': `The mailbox is closed, because this server listens on {address} (HOST), where other computers can reach it. ${TO_SET}`,
  'mailbox.public-address': `The mailbox is closed, because this server's address is {address} (PUBLIC_URL). ${TO_SET}`,
  'mailbox.behind-proxy': `The mailbox is closed, because this server is behind a proxy (TRUST_PROXY). ${TO_SET}`,
} as const;
