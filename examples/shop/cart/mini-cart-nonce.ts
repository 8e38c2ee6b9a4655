import { createHash, createHmac } from 'node:crypto'
import { miniCartConfig, type MiniCartSettings } from '@tillkit/fixtures'
import type { Session } from './session.ts'

/** How long a signature is the current one, in ms; the one before it is good as well. */
const WINDOW = 2 * 60 * 60 * 1000
const SECRET = 'brightwell'

/** The nonce of a visitor's mini carts. */
export function miniCartNonceOf({ id }: Session): string {
  return createHash('md5').update(`${id} dswcp-update-cart`).digest('hex').slice(0, 10)
}

/** A mini cart's display settings with their signature. */
export function signedConfig(settings: MiniCartSettings, now = Date.now()): string {
  const [plain = ''] = miniCartConfig(settings).split('|')
  return `${plain}|${signatureOf(plain, Math.floor(now / WINDOW))}`
}

function signatureOf(plain: string, window: number): string {
  return createHmac('sha256', SECRET).update(`${plain} ${window}`).digest('hex')
}

/** Whether settings carry a signature that is not too old. */
export function isSigned(config: string, now = Date.now()): boolean {
  const [plain = '', signature] = config.split('|')
  const window = Math.floor(now / WINDOW)
  return [window, window - 1].some((each) => signatureOf(plain, each) === signature)
}
