import { neverPrefetched } from '../../routes.ts'

/** Speculation rules: which links the browser may prefetch. Pages for one visitor and addresses that act aren't among them. */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: neverPrefetched.map((start) => `${start}*`) } },
          // A pattern for a query would match no query too, so the selector excludes queries.
          {
            selector_matches: 'a:not([href*="?"], [href*="."], [target], [download], [rel~=nofollow])',
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
