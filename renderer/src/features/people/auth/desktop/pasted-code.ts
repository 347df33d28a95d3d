import type { DesktopCode } from './sign-in-on-desktop';

const MAX_LENGTH = 200;
const CODE = /^[\w-]+$/;

/**
 * Reads what a learner has pasted: a code, with any white space around or inside it, or the whole `emberforge://` link of
 * /cli/login. Null if it's neither.
 */
export function pastedCode(text: string): DesktopCode | null {
  const pasted = text.replaceAll(/\s/g, '');
  if (pasted.startsWith('emberforge:')) return codeInLink(pasted);
  return isCode(pasted) ? { code: pasted } : null;
}

function codeInLink(link: string): DesktopCode | null {
  const url = URL.parse(link);
  const code = url?.searchParams.get('code') ?? '';
  const state = url?.searchParams.get('state') ?? '';
  return isCode(code) && isCode(state) ? { code, state } : null;
}

const isCode = (text: string) => text.length <= MAX_LENGTH && CODE.test(text);
