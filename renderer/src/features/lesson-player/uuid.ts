/** Whether a path names a lesson at all: what does not is no page. */
export const isUUID = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
