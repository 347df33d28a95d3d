export interface ReviewWords {
  /** 1 to 5; 0 or null for none. */
  rating: number | null;
  publicReview: string;
  privateReview: string;
}

const isBlank = (text: string) => text.trim() === '';

/** Whether there's anything to send: stars, or words that aren't only spaces. */
export const hasContent = ({ rating, publicReview, privateReview }: ReviewWords): boolean =>
  (rating ?? 0) > 0 || !isBlank(publicReview) || !isBlank(privateReview);

/** Others read a public text beside its stars, so it needs them; a private one can be sent alone. */
export const needsStars = ({ rating, publicReview }: ReviewWords): boolean =>
  (rating ?? 0) === 0 && !isBlank(publicReview);
