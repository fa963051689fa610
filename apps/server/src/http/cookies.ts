import type { Dependencies } from '#context.ts'

function overTls(ctx: Dependencies): boolean {
  return ctx.config.publicUrl?.startsWith('https:') === true
}

/** Over TLS the prefix restricts the cookie to this host. */
export function nameCookie(ctx: Dependencies, name: string): string {
  return overTls(ctx) ? `__Host-${name}` : name
}

export function cookieOptions(ctx: Dependencies) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: overTls(ctx) } as const
}
