const notWords = /`[^`]*`|<[^>]*>|\]\([^)]*\)|https?:\S+|[*_|#>[\]]|^\s*(?:[-+]|\d+\.) /gm

/** What a Markdown text says, block by block (a heading, a paragraph, an entry of a list, a row): no code, no addresses. */
export const markdownBlocks = (markdown: string): string[] =>
  markdown
    .replace(/^---\n.*?^---\n/ms, '')
    .replace(/```.*?```/gs, '')
    .replace(/^\|[-:| ]+\|$/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*+] |\d+\. |#|\|))/)
    .map((block) => block.replace(notWords, ' ').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
