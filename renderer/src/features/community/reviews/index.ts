export { averageText } from './average-text';
export { CourseReviews } from './CourseReviews';
export { ReviewOffer } from './ReviewOffer';
export { StarInput } from './Stars';
export { useOwnReview } from './useOwnReview';
