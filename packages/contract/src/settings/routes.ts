import { route } from '#http.ts'
import { PlatformSettings, SettingsChange } from '#settings/schema.ts'

export const getSettings = route({
  method: 'GET',
  path: '/admin/settings',
  summary: 'What is set for the whole product',
  tag: 'admin',
  access: ['admin'],
  reply: { 200: PlatformSettings },
})

export const saveSettings = route({
  method: 'PUT',
  path: '/admin/settings',
  summary: 'Change what is set for the whole product: only what is sent',
  tag: 'admin',
  access: ['admin'],
  body: SettingsChange,
  reply: { 200: PlatformSettings },
})
