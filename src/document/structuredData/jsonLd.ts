/**
 * A thing of schema.org as JSON-LD. Its properties aren't typed here: schema-dts takes tsc as long as all other code, so a
 * test checks what the pages say against it instead.
 */
export type JsonLd = { readonly '@type': string; readonly '@id'?: string; readonly [property: string]: unknown }
