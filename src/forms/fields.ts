import { literal, maxLength, nonEmpty, pipe, rawTransform, regex, string, transform } from 'valibot'
import { parseUsPhone } from '../domain/phone.ts'
import { cleanLine, cleanText } from '../domain/text.ts'

const emailShape = /^$|^[^\s@,;:<>()[\]\\"?#%]+@[^\s@,;:<>()[\]\\"?#%]+\.[^\s@.,;:<>()[\]\\"?#%]{2,}$/

/** One line that must be given. */
export const requiredLine = (message: string, limit: number) =>
  pipe(string(), transform(cleanLine), nonEmpty(message), maxLength(limit, `Use ${limit} characters or fewer`))

/** One line that may be left empty. */
export const optionalLine = (limit: number) =>
  pipe(string(), transform(cleanLine), maxLength(limit, `Use ${limit} characters or fewer`))

/** Several lines that must be given. */
export const requiredText = (message: string, limit: number) =>
  pipe(string(), transform(cleanText), nonEmpty(message), maxLength(limit, `Use ${limit} characters or fewer`))

/**
 * An e-mail address that may be left empty. Only what makes it no address at all is refused: sending is the real test. What
 * separates, quotes or comments addresses would make the mail service refuse the owner's mail, which is answered to it.
 */
export const optionalEmail = (message: string) =>
  pipe(string(), transform(cleanLine), maxLength(254, message), regex(emailShape, message))

/** What a ticked box sends. */
export const ticked = 'yes'

/** A box that must be ticked. */
export const requiredTick = (message: string) => literal(ticked, message)

/** A US phone number, stored as E.164 with an extension after it (RFC 3966): `+16305550123;ext=4`. */
export const usPhone = (message: string) =>
  pipe(
    string(),
    transform(cleanLine),
    nonEmpty(message),
    maxLength(40, message),
    rawTransform(({ dataset, addIssue, NEVER }) => {
      const phone = parseUsPhone(dataset.value)
      if (phone) return phone.extension ? `${phone.e164};ext=${phone.extension}` : phone.e164
      addIssue({ message })
      return NEVER
    }),
  )
