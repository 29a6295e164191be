/**
 * A figure that a business's texts print and that no record of its own has: what somebody else charges, decides or built.
 * A test holds that every figure on a page is in the business's data or in this list.
 */
export type Fact = {
  /** As the texts have it, with its unit: "75 feet", "April 1, 2026", "630-260-2050". */
  readonly figure: string
  /** What it is, and where it's from. */
  readonly what: string
}
