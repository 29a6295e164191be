type Described = { readonly title: string; readonly description: string }

/** Titles and descriptions that search results would cut off, or find too short. */
export function headProblems({ title, description }: Described): string[] {
  return [
    ...(title.length > 60 ? [`title: has ${title.length} characters, not at most 60`] : []),
    ...(description.length < 70 || description.length > 155
      ? [`description: has ${description.length} characters, not 70 to 155`]
      : []),
  ]
}
