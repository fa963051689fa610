import { i18n } from '@lingui/core'
import { messages } from '../../../../locales/en.po'

// At module level, so that prerendering finds the texts before anything renders.
i18n.loadAndActivate({ locale: 'en', messages })

export { i18n }
