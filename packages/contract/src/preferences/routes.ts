import * as z from 'zod/mini'
import { route } from '#http.ts'
import { Preferences, PreferencesChange } from '#preferences/schema.ts'
import { ofUser } from '#route-parts.ts'

export const getPreferences = route({
  method: 'GET',
  path: '/preferences/:userId',
  summary: 'Read what one chose in the settings',
  tag: 'preferences',
  access: 'signed-in',
  beforeSecondFactor: true,
  ...ofUser,
  reply: { 200: Preferences },
})

export const savePreferences = route({
  method: 'PUT',
  path: '/preferences/:userId',
  summary:
    'Save some of one’s choices; the reply has what was there before too, so that a screen can tell what it replaced',
  tag: 'preferences',
  access: 'signed-in',
  beforeSecondFactor: true,
  ...ofUser,
  body: PreferencesChange,
  reply: { 200: z.object({ preferences: Preferences, before: Preferences }) },
})
