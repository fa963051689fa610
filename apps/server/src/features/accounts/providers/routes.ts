import type { MessageDescriptor } from '@lingui/core'
import {
  confirmLink,
  emailLinkProof,
  exchangeSignInCode,
  linkProvider,
  startReauthentication as reauthenticationRoute,
  returnFromProvider as returnRoute,
  startGithub,
  startGoogle,
} from '@milepost/contract/accounts/providers/routes'
import { exchangeCode } from '#features/accounts/providers/exchange-code.ts'
import { emailProof, linkByEmail, linkByPassword } from '#features/accounts/providers/link-account.ts'
import type { Providers } from '#features/accounts/providers/open-providers.ts'
import { returnFromProvider } from '#features/accounts/providers/return-from-provider.ts'
import { startReauthentication, startSignIn } from '#features/accounts/providers/start-sign-in.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

const emailed: MessageDescriptor = /*i18n*/ {
  id: 'providers.mailed',
  message: 'We’ve sent you a link. Open it in this browser within 30 minutes.',
}

export function registerProviderRoutes(registrar: RouteRegistrar, providers: Providers): void {
  registerRoute(registrar, startGoogle, (ctx, visit) => startSignIn(ctx, providers, 'google', visit))
  registerRoute(registrar, startGithub, (ctx, visit) => startSignIn(ctx, providers, 'github', visit))
  registerRoute(registrar, returnRoute, (ctx, { params, query, ...visit }) =>
    returnFromProvider(ctx, providers, params.provider, query, visit),
  )
  registerRoute(registrar, exchangeSignInCode, (ctx, { body, ...visit }) => exchangeCode(ctx, body.token, visit))
  registerRoute(registrar, linkProvider, (ctx, { body, ...visit }) =>
    linkByPassword(ctx, body.token, body.password, visit),
  )
  registerRoute(registrar, emailLinkProof, async (ctx, { body, ...visit }) => {
    await emailProof(ctx, body.token, visit)
    return { message: ctx.messages.of(emailed) }
  })
  registerRoute(registrar, confirmLink, (ctx, { params, ...visit }) => linkByEmail(ctx, params.token, visit))
  registerRoute(registrar, reauthenticationRoute, (ctx, { params, ...visit }) =>
    startReauthentication(ctx, providers, params.provider, visit),
  )
}
