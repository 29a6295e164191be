import { neverPrefetched } from '../routes.ts'

/**
 * Speculation rules: which links the browser may prefetch before our script has loaded, the same as `mayPrefetch`. The
 * script ends them by an attribute, on a slow connection or when it prefetches itself.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: neverPrefetched.map((start) => `${start}*`) } },
          // A pattern for a query would match no query too, so the selector excludes queries.
          {
            selector_matches:
              'html:not([data-prefetch]) a:not([href*="?"], [href*="."], [target], [download], [rel~=nofollow])',
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
