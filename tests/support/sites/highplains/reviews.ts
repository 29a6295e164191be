export const ratings: readonly { readonly value: string; readonly label: string }[] = [
  { value: '4.7', label: 'our rating out of five' },
]
