import type { Config } from '#config.ts'

/** A Host header that names this machine, with or without a port. */
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/

/**
 * Makes the function that says where browsers reach the product. In: the settings, and the address the process listens on.
 * A Host header is believed only where it names this machine and no address was set: anything else may be forged, and
 * links in mails are made from it.
 */
export function originOf(config: Config, listeningOn: () => string): (host?: string) => string {
  return (host) => {
    if (config.publicUrl !== undefined) return config.publicUrl
    return config.onLoopback && host !== undefined && loopbackHost.test(host) ? `http://${host}` : listeningOn()
  }
}

/**
 * Whether a Host header is one under which people are meant to find the product: the address that was set, else this machine. Other
 * names may have been made to lead here by a web page that wants to read what only its visitor can reach.
 */
export function isOwnHost({ publicUrl }: Pick<Config, 'publicUrl'>, host: string | undefined): boolean {
  if (host === undefined) return false
  return loopbackHost.test(host) || (publicUrl !== undefined && new URL(publicUrl).host === host)
}
