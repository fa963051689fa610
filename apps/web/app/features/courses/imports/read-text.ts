/** The mark that programs put at the beginning of UTF-16. */
const utf16 = [
  { mark: [0xff, 0xfe], label: 'utf-16le' },
  { mark: [0xfe, 0xff], label: 'utf-16be' },
] as const

/** Decodes a text file in any encoding that spreadsheets write: UTF-8, UTF-16 or Windows-1252. */
export function readText(bytes: Uint8Array): string {
  const marked = utf16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  if (marked !== undefined) return new TextDecoder(marked.label).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
