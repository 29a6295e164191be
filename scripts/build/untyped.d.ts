// Packages without types of their own.

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'woff' | 'sfnt' },
  ): Promise<Buffer>
}

declare module '@joplin/turndown-plugin-gfm' {
  export const tables: import('turndown').Plugin
}
