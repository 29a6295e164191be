import { neverPrefetched } from '../domain/prefetch.ts'

/**
 * Which links the browser itself may prefetch, before any script of ours has been loaded: the same as
 * `mayPrefetch` says. The scripts end it by an attribute, on a slow line or when they prefetch themselves.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: neverPrefetched.map((start) => `${start}*`) } },
          // A pattern for a query would hold for none as well, so that is left to the selector.
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
