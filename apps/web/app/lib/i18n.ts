import { i18n } from '@lingui/core'

/*
 * At module level, so that prerendering finds the texts before anything renders. English needs no catalogue: its texts
 * stand beside their ids in the code (build-steps/inline-texts.ts). Another language is loaded whole.
 */
i18n.loadAndActivate({ locale: 'en', messages: {} })

export { i18n }
