import type { KeyObject } from 'node:crypto'
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A certificate that nobody but itself has signed, with its key, for a test's https server. */
export interface SelfSigned {
  readonly key: string
  readonly cert: string
}

const OID = { commonName: [0x55, 0x04, 0x03], ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02] } as const

/** Makes one, valid for a day around now: the few DER fields that X.509 asks for. */
export function selfSigned(name: string): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const day = 24 * 60 * 60 * 1000
  const algorithm = sequence(der(0x06, Buffer.from(OID.ecdsaWithSha256)))
  const subject = sequence(der(0x31, sequence(der(0x06, Buffer.from(OID.commonName)), der(0x0c, Buffer.from(name)))))
  const validity = sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day)))
  const serial = der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)]))
  const body = sequence(serial, algorithm, subject, validity, subject, publicKey.export({ type: 'spki', format: 'der' }))
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]))
  return { key: pemOf(privateKey), cert: pem('CERTIFICATE', sequence(body, algorithm, signature)) }
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts))
}

function time(date: Date): Buffer {
  return der(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]|\.\d+/g, '')}`))
}

function der(tag: number, content: Buffer): Buffer {
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

function pemOf(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString()
}

function pem(name: string, content: Buffer): string {
  return `-----BEGIN ${name}-----\n${content.toString('base64').replace(/.{64}(?=.)/g, '$&\n')}\n-----END ${name}-----\n`
}
