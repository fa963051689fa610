import * as z from 'zod/mini'

/** What the server says to a request for a mail: the same whether the address has an account or not. */
export const Message = z.object({ message: z.string() })

/** The secret in a mailed link: 256 random bits. */
export const LinkParams = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)) })
