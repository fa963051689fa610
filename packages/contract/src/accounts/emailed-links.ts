import * as z from 'zod/mini'

/** The reply to a request for an email, the same whether or not the address has an account. */
export const Message = z.object({ message: z.string() })

/** The secret in an emailed link: 256 random bits. Programs that find links in a text take its full stop along. */
export const LinkParams = z.strictObject({
  token: z.string().check(
    z.overwrite((value) => value.replace(/[^\w-]+$/, '')),
    z.regex(/^[\w-]{43}$/),
  ),
})
