const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an XML element or a double-quoted attribute. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
