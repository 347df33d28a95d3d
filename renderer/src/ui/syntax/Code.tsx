import { Fragment } from 'react';
import { useTokens } from './useTokens';

export interface CodeProps {
  code: string;
  /** A code fence's language ("python") or a file's name ("main.py"). */
  language: string | undefined;
}

/** Highlighted code, without a frame. */
export function Code({ code, language }: CodeProps) {
  const tokens = useTokens(code, language);
  if (!tokens) return code;
  return tokens.map(({ text, className }, index) =>
    className ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a token has no identity
      <span key={index} className={className}>
        {text}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a token has no identity
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
