export { CourseReviews } from './CourseReviews';
export { ReviewOffer } from './ReviewOffer';
