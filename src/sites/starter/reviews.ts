/** The business's own ratings, as the reviews page lists them; none until there are some. */
export const ratings: readonly { readonly value: string; readonly label: string }[] = []
