/** Paths below which pages answer one visitor only, which are never prefetched. */
export const neverPrefetched: readonly string[] = ['/request-received/']

type Address = Pick<URL, 'pathname' | 'search'>

/** Whether an address is that of an ordinary page: not a file (its name has a dot), and for everybody the same. */
export const isOrdinaryPage = ({ pathname }: Address): boolean =>
  !pathname.includes('.') && !neverPrefetched.some((start) => pathname.startsWith(start))

/** Whether a page may be prefetched. Not with a query: signed links have one, and pages rendered per request. */
export const mayPrefetch = (address: Address): boolean => address.search === '' && isOrdinaryPage(address)
