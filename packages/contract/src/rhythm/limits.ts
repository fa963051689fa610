/** Weeks that are shown, this one included. */
export const rhythmWeeks = 8
/** How many weeks without learning, among any eight, are rest weeks. */
export const maxRestWeeks = 2
/** Weeks without learning after which moving the dates is offered. */
export const quietWeeksUntilOffer = 2
/** Days without learning after which a reminder is sent to those who want it. */
export const quietDaysUntilReminder = 10
