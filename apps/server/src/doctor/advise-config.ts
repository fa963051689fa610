import type { Config } from '#config.ts'

export interface ConfigAdvice {
  /** 'must' stops a real start from being safe; 'should' is worth a look. */
  readonly level: 'must' | 'should'
  readonly text: string
}

/** What a configuration lacks for a start on the open internet. */
export function adviseConfig(config: Config): ConfigAdvice[] {
  const { mail, google, github, payment } = config.services
  const isTls = config.publicUrl?.startsWith('https:') === true
  const rows: [isWrong: boolean, level: ConfigAdvice['level'], text: string][] = [
    [
      config.databaseUrl === undefined,
      'must',
      'DATABASE_URL: set it. The embedded database does not survive a loss of power.',
    ],
    [config.seed === 'demo', 'must', 'SEED: set it to none. The password of the demo accounts is known.'],
    [
      config.allowSandbox,
      'must',
      'ALLOW_SANDBOX: leave it out. It serves demo accounts and stored emails to everyone.',
    ],
    [!isTls, 'must', 'PUBLIC_URL: set it to the https address that people use. Cookies and links depend on it.'],
    [
      mail.mode !== 'live',
      'must',
      'SMTP_URL: set it. Without emails no one can reset a password or verify an address.',
    ],
    [mail.from.includes('.example'), 'should', 'MAIL_FROM: set it to an address of your own domain.'],
    [
      isTls && config.trustProxy === false,
      'should',
      'TRUST_PROXY: name your proxy. Otherwise all visitors share one rate limit.',
    ],
    [payment.mode !== 'live', 'should', 'STRIPE_SECRET_KEY: without it no one can buy a plan.'],
    [google.mode !== 'live', 'should', 'GOOGLE_CLIENT_ID: without it no one can sign in with Google.'],
    [github.mode !== 'live', 'should', 'GITHUB_CLIENT_ID: without it no one can sign in with GitHub.'],
    [config.metricsToken === undefined, 'should', 'METRICS_TOKEN: set it, and let Prometheus read /metrics.'],
    [config.drainDelaySeconds === 0, 'should', 'DRAIN_DELAY_SECONDS: above 0, so that restarts lose no request.'],
  ]
  return rows.flatMap(([isWrong, level, text]) => (isWrong ? [{ level, text }] : []))
}
