import type { MessageDescriptor } from '@lingui/core'

/** The texts of one kind of email. They may use the email's parameters. */
export interface EmailKind {
  readonly subject: MessageDescriptor
  readonly heading: MessageDescriptor
  /** Above the button. */
  readonly paragraphs: readonly MessageDescriptor[]
  /** The button's text; its address is the email's link. Omitted without a button. */
  readonly action?: MessageDescriptor
  /** Below the button. */
  readonly closing?: readonly MessageDescriptor[]
  /** Users may refuse this kind: each email has a one-click unsubscribe link. */
  readonly optional?: true
  /** Goes to an address whose owner has not proven that they want it. All these together have a limit. */
  readonly toStrangers?: true
}
