import { oneNumber, texting } from '../../sites/schema/texting.ts'

/** What customers do who don't call: "text", or "email" where no number takes texts. */
export const write = texting ? 'text' : 'email'
export const Write = texting ? 'Text' : 'Email'

/** What they send: a "text message", or an "email". */
export const message = texting ? 'text message' : 'email'

/** "call or text 202-555-0123", where it's one number for both. */
export const callAt = (phone: string): string => `${oneNumber ? 'call or text' : 'call'} ${phone}`
export const CallAt = (phone: string): string => `${oneNumber ? 'Call or text' : 'Call'} ${phone}`

/** The ways to reach us: "call, text or email". */
export const ways = texting ? 'call, text or email' : 'call or email'
