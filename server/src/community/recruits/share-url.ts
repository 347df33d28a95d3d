/** Everybody who signs up from this link is the learner's recruit (docs/recruits.md). */
export function shareUrl(publicUrl: string, { id, handle }: { id: string; handle: string }): string {
  return `${publicUrl}/?${new URLSearchParams({ ruid: id, bannerlord: handle })}`;
}
