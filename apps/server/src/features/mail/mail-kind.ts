import type { MessageDescriptor } from '@lingui/core'

/** The texts of one kind of mail. Each may name the parameters the mail was written down with. */
export interface MailKind {
  readonly subject: MessageDescriptor
  readonly heading: MessageDescriptor
  /** What stands above the button. */
  readonly paragraphs: readonly MessageDescriptor[]
  /** The button; its address is the mail's link. Kinds without one have none. */
  readonly action?: MessageDescriptor
  /** What stands below it. */
  readonly closing?: readonly MessageDescriptor[]
  /** It may be refused: every mail of the kind carries a link that ends them with one click. */
  readonly optional?: true
}
