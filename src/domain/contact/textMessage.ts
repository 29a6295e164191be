/** The most texts that one number gets in a day. */
export const textsADay = 6

/** Characters of a text message in one part, and of each part where there are more, in GSM's own alphabet. */
const onePart = 160
const eachPart = 153

const plain: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '·': '-',
  '\u00a0': ' ',
}

/** Letters and marks beyond ASCII in GSM's own alphabet (3GPP TS 23.038, 6.2.1): of Spanish ones, á, í, ó and ú aren't. */
const beyondAscii = 'èéùìòàäöñüåøæßÉÇÄÖÑÜÅØÆ¡¿£¥§'

/**
 * The text in characters that phones count as one each. A single one outside that alphabet, like a curly apostrophe, halves
 * what fits in each part of a message.
 */
export const plainText = (text: string): string =>
  text
    .replace(/[‘’“”–—…·\u00a0]/g, (character) => plain[character] ?? '')
    .normalize('NFC')
    .replace(/[^\n\x20-\x7e]/gu, (letter) =>
      beyondAscii.includes(letter) ? letter : letter.normalize('NFD').replace(/[^\x20-\x7e]/gu, ''),
    )
    .replace(/[\^{}\\[\]~|`]/g, '')

/** In how many parts a plain text is sent and paid for. */
export const partsOf = (text: string): number => (text.length <= onePart ? 1 : Math.ceil(text.length / eachPart))
