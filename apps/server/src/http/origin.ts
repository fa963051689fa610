import type { Config } from '#config.ts'

/** A Host header that names this machine, with or without a port. */
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/

/**
 * Creates the function that finds the public origin. A Host header is trusted only if it names this machine and no
 * public URL is set: others may be forged, and emailed links are made from it.
 */
export function originOf(config: Config, listeningOn: () => string): (host?: string) => string {
  return (host) => {
    if (config.publicUrl !== undefined) return config.publicUrl
    return config.onLoopback && host !== undefined && loopbackHost.test(host) ? `http://${host}` : listeningOn()
  }
}

/** Whether a Host header is the public URL's or this machine's. Others may be DNS rebinding by a malicious web page. */
export function isOwnHost({ publicUrl }: Pick<Config, 'publicUrl'>, host: string | undefined): boolean {
  if (host === undefined) return false
  return loopbackHost.test(host) || (publicUrl !== undefined && new URL(publicUrl).host === host)
}
