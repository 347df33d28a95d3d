import type { StructuredData } from '@shared/contracts/prerender';
import type { Course } from '@web/api';
import { currentSite } from '@web/ui/site';

const CONTEXT = 'https://schema.org';
const TOTAL_HISTORICAL_ENROLLMENT = 50_000;
const [WORST_RATING, BEST_RATING] = [1, 5];

const providerOf = (name: string) => ({ '@type': 'Organization', name, url: '/' });

/** A course as schema.org has it. Paths become addresses on the server. */
export function courseData(
  course: Pick<Course, 'slug' | 'title' | 'summary' | 'rating'>,
  image: string,
): StructuredData {
  const { totalCount, average } = course.rating;
  return {
    '@context': CONTEXT,
    '@type': 'Course',
    name: course.title,
    description: course.summary,
    url: `/courses/${course.slug}`,
    image,
    inLanguage: 'en',
    provider: providerOf(currentSite().name),
    totalHistoricalEnrollment: TOTAL_HISTORICAL_ENROLLMENT,
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD' },
    // Search engines refuse a rating of nobody.
    ...(totalCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: average,
        ratingCount: totalCount,
        bestRating: BEST_RATING,
        worstRating: WORST_RATING,
      },
    }),
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
  };
}

/** The way to a page, from the start page on. */
export function breadcrumbs(trail: readonly { name: string; path: string }[]): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: currentSite().name, path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  };
}
