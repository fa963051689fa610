import { i18n } from '@lingui/core'

/*
 * At module level, so that prerendering finds the texts. English texts are in the code beside their ids
 * (build-steps/inline-texts.ts); another language is loaded whole.
 */
i18n.loadAndActivate({ locale: 'en', messages: {} })

export { i18n }
