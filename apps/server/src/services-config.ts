import type { ServiceMode } from '@milepost/contract/services/limits'

/** An external service: live with keys, a built-in sandbox, or off. */
export type ServiceConfig<Live> = ({ readonly mode: 'live' } & Live) | { readonly mode: Exclude<ServiceMode, 'live'> }

export interface EmailServer {
  /** smtp:// or smtps://, with name and password if required. */
  readonly url: string
}

export interface OpenIdClient {
  readonly clientId: string
  readonly clientSecret: string
  readonly issuer: string
}

export interface GithubClient {
  readonly clientId: string
  readonly clientSecret: string
  readonly url: string
  readonly apiUrl: string
}

export interface PaymentKeys {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly apiUrl: string
}

export interface ServicesConfig {
  readonly mail: ServiceConfig<EmailServer> & { readonly from: string }
  readonly google: ServiceConfig<OpenIdClient>
  readonly github: ServiceConfig<GithubClient>
  readonly payment: ServiceConfig<PaymentKeys>
  /** The deadline for a response of an external service. */
  readonly deadlineMilliseconds: number
}

interface ServiceSettings {
  readonly SANDBOX: boolean
  readonly SMTP_URL?: string | undefined
  readonly MAIL_FROM: string
  readonly GOOGLE_CLIENT_ID?: string | undefined
  readonly GOOGLE_CLIENT_SECRET?: string | undefined
  readonly GOOGLE_ISSUER: string
  readonly GITHUB_CLIENT_ID?: string | undefined
  readonly GITHUB_CLIENT_SECRET?: string | undefined
  readonly GITHUB_URL: string
  readonly GITHUB_API_URL: string
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined
  readonly STRIPE_API_URL: string
  readonly OUTSIDE_DEADLINE_MILLISECONDS: number
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/**
 * Reads which external services are live, sandboxes or off.
 * @returns the services, or an issue for each incomplete pair of settings
 */
export function readServices(value: ServiceSettings): ServicesConfig | { readonly issues: string[] } {
  const issues: string[] = []
  const pair = (first: string, one: string | undefined, second: string, other: string | undefined) => {
    if (one !== undefined && other !== undefined) return [one, other] as const
    if (one !== undefined) issues.push(`${second}: must be set, since ${first} is`)
    if (other !== undefined) issues.push(`${first}: must be set, since ${second} is`)
    return undefined
  }
  const otherwise = { mode: value.SANDBOX ? ('sandbox' as const) : ('off' as const) }
  const google = pair(
    ...(['GOOGLE_CLIENT_ID', value.GOOGLE_CLIENT_ID] as const),
    ...(['GOOGLE_CLIENT_SECRET', value.GOOGLE_CLIENT_SECRET] as const),
  )
  const github = pair(
    ...(['GITHUB_CLIENT_ID', value.GITHUB_CLIENT_ID] as const),
    ...(['GITHUB_CLIENT_SECRET', value.GITHUB_CLIENT_SECRET] as const),
  )
  const stripe = pair(
    ...(['STRIPE_SECRET_KEY', value.STRIPE_SECRET_KEY] as const),
    ...(['STRIPE_WEBHOOK_SECRET', value.STRIPE_WEBHOOK_SECRET] as const),
  )
  if (issues.length > 0) return { issues }
  return {
    mail: {
      from: value.MAIL_FROM,
      ...(value.SMTP_URL === undefined ? otherwise : { mode: 'live', url: value.SMTP_URL }),
    },
    google:
      google === undefined
        ? otherwise
        : { mode: 'live', clientId: google[0], clientSecret: google[1], issuer: withoutSlash(value.GOOGLE_ISSUER) },
    github:
      github === undefined
        ? otherwise
        : {
            mode: 'live',
            clientId: github[0],
            clientSecret: github[1],
            url: withoutSlash(value.GITHUB_URL),
            apiUrl: withoutSlash(value.GITHUB_API_URL),
          },
    payment:
      stripe === undefined
        ? otherwise
        : {
            mode: 'live',
            secretKey: stripe[0],
            webhookSecret: stripe[1],
            apiUrl: withoutSlash(value.STRIPE_API_URL),
          },
    deadlineMilliseconds: value.OUTSIDE_DEADLINE_MILLISECONDS,
  }
}

/** The names of the services that are sandboxes. */
export function sandboxesOf({ mail, google, github, payment }: ServicesConfig): string[] {
  const modes = Object.entries({ mail, google, github, payment })
  return modes.flatMap(([name, { mode }]) => (mode === 'sandbox' ? [name] : []))
}
