import { maxCredentialLength } from '@milepost/contract/credentials/limits'
import { readBakedCredential } from '#features/credentials/baked-credential.ts'

/** More than any picture of ours has. */
const maxBytes = 5_000_000

/** The signed text in a file: as it is, as a string of JSON, or in a PNG picture; null where there is none. */
export async function readCredentialFile(file: File): Promise<string | null> {
  if (file.size > maxBytes) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = readBakedCredential(bytes) ?? unquote(new TextDecoder().decode(bytes).trim())
  return text !== null && text.length <= maxCredentialLength && /^[\w.-]+$/.test(text) ? text : null
}

function unquote(text: string): string | null {
  if (!text.startsWith('"')) return text
  try {
    return String(JSON.parse(text))
  } catch {
    return null
  }
}
