import { bakedKeyword } from '@milepost/contract/credentials/limits'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The length and type of a chunk, then its data, then 4 bytes of checksum. */
const head = 8
const checksum = 4

/** The signed text in a PNG picture that carries a credential; null where there is none, or it is compressed. */
export function readBakedCredential(picture: Uint8Array): string | null {
  if (!signature.every((byte, place) => picture[place] === byte)) return null
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength)
  for (let start = signature.length; start + head <= picture.length; ) {
    const length = view.getUint32(start)
    const type = textOf(picture.subarray(start + 4, start + head))
    const data = picture.subarray(start + head, start + head + length)
    const text = type === 'iTXt' ? credentialIn(data) : null
    if (text !== null) return text
    start += head + length + checksum
  }
  return null
}

/** Of an iTXt chunk: keyword, 0, whether it is compressed, how, language, 0, translated keyword, 0, text. */
function credentialIn(data: Uint8Array): string | null {
  const keywordEnd = data.indexOf(0)
  const isCompressed = data[keywordEnd + 1] !== 0
  if (textOf(data.subarray(0, Math.max(0, keywordEnd))) !== bakedKeyword || isCompressed) return null
  const languageEnd = data.indexOf(0, keywordEnd + 3)
  const translationEnd = data.indexOf(0, languageEnd + 1)
  if (languageEnd === -1 || translationEnd === -1) return null
  return textOf(data.subarray(translationEnd + 1))
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
