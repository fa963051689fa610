import type { MessageDescriptor } from '@lingui/core'
import {
  confirmLink,
  exchangeSignInCode,
  linkProvider,
  mailLinkProof,
  startReauthentication as reauthenticationRoute,
  returnFromProvider as returnRoute,
  startGithub,
  startGoogle,
} from '@milepost/contract/accounts'
import { exchangeCode } from '#features/providers/exchange-code.ts'
import { linkByMail, linkByPassword, mailProof } from '#features/providers/link-account.ts'
import type { Providers } from '#features/providers/open-providers.ts'
import { returnFromProvider } from '#features/providers/return-from-provider.ts'
import { startReauthentication, startSignIn } from '#features/providers/start-sign-in.ts'
import { type Mounting, mount } from '#lib/mount.ts'

const mailed: MessageDescriptor = /*i18n*/ {
  id: 'providers.mailed',
  message: 'The link is on its way. Open it in this browser within half an hour.',
}

/** Serves signing in by Google and GitHub. */
export function mountProviders(mounting: Mounting, providers: Providers): void {
  mount(mounting, startGoogle, (ctx, visit) => startSignIn(ctx, providers, 'google', visit))
  mount(mounting, startGithub, (ctx, visit) => startSignIn(ctx, providers, 'github', visit))
  mount(mounting, returnRoute, (ctx, { params, query, ...visit }) =>
    returnFromProvider(ctx, providers, params.provider, query, visit),
  )
  mount(mounting, exchangeSignInCode, (ctx, { body, ...visit }) => exchangeCode(ctx, body.token, visit))
  mount(mounting, linkProvider, (ctx, { body, ...visit }) => linkByPassword(ctx, body.token, body.password, visit))
  mount(mounting, mailLinkProof, async (ctx, { body, ...visit }) => {
    await mailProof(ctx, body.token, visit)
    return { message: ctx.messages.of(mailed) }
  })
  mount(mounting, confirmLink, (ctx, { params, ...visit }) => linkByMail(ctx, params.token, visit))
  mount(mounting, reauthenticationRoute, (ctx, { params, ...visit }) =>
    startReauthentication(ctx, providers, params.provider, visit),
  )
}
