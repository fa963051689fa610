import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'

const keyBytes = 32
const idBytes = 8
const nonceBytes = 12
const tagBytes = 16
/** The first byte of what is sealed, so that another way of sealing can follow. */
const version = 1
const headerBytes = 1 + idBytes + nonceBytes
const algorithm = 'aes-256-gcm'

/** A new key as a line of a key file. */
export function newKey(): string {
  return randomBytes(keyBytes).toString('base64url')
}

/** Keys that seal secrets before they are stored: the first one seals, all of them open. */
export class KeyRing {
  /** The ids of the keys, which tell nothing of them. The first is of the key that seals. */
  readonly ids: readonly [string, ...string[]]
  readonly #keys: ReadonlyMap<string, Buffer>
  readonly #first: Buffer

  private constructor(first: Buffer, others: readonly Buffer[]) {
    this.#first = first
    this.ids = [idOf(first), ...others.map(idOf)]
    this.#keys = new Map([first, ...others].map((key) => [idOf(key), key]))
  }

  /**
   * Reads a key file: a key a line.
   * @returns null if a line is no key, or there is none
   */
  static parse(text: string): KeyRing | null {
    const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
    const keys = lines.map((line) => Buffer.from(line, 'base64url'))
    const [first, ...others] = keys
    if (first === undefined || keys.some((key, index) => !isKey(key, lines[index]))) return null
    return new KeyRing(first, others)
  }

  has(id: string): boolean {
    return this.#keys.has(id)
  }

  /** @param owner - What the secret belongs to: it can't be opened for anything else. */
  seal(secret: Buffer, owner: string): Buffer {
    const nonce = randomBytes(nonceBytes)
    const header = Buffer.concat([Buffer.of(version), Buffer.from(this.ids[0], 'hex'), nonce])
    const cipher = createCipheriv(algorithm, this.#first, nonce, { authTagLength: tagBytes })
    cipher.setAAD(Buffer.concat([header, Buffer.from(owner)]))
    return Buffer.concat([header, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
  }

  /** @returns null if no key of this ring sealed it for this owner */
  open(sealed: Buffer, owner: string): Buffer | null {
    const key =
      sealed.length > headerBytes + tagBytes && sealed[0] === version ? this.#keys.get(sealedBy(sealed)) : null
    if (key == null) return null
    const header = sealed.subarray(0, headerBytes)
    const decipher = createDecipheriv(algorithm, key, header.subarray(1 + idBytes), { authTagLength: tagBytes })
    decipher.setAAD(Buffer.concat([header, Buffer.from(owner)]))
    decipher.setAuthTag(sealed.subarray(-tagBytes))
    try {
      return Buffer.concat([decipher.update(sealed.subarray(headerBytes, -tagBytes)), decipher.final()])
    } catch {
      return null
    }
  }
}

/** The id of the key that sealed it. */
export function sealedBy(sealed: Buffer): string {
  return sealed.subarray(1, 1 + idBytes).toString('hex')
}

function idOf(key: Buffer): string {
  return hash('sha256', key, 'hex').slice(0, 2 * idBytes)
}

function isKey(key: Buffer, line: string | undefined): boolean {
  return key.length === keyBytes && key.toString('base64url') === line
}
