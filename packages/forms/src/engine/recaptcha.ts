import { isRecord, readGlobal } from '@tillkit/platform'
import { anatomy } from './anatomy.ts'
import { type TokenAdapter, tokenFrom } from './token.ts'

/** What reCAPTCHA v3's own script offers. */
interface Recaptcha {
  ready(done: () => void): void
  execute(key: string, options: { readonly action: string }): PromiseLike<unknown>
}

/** What a token is asked with. */
export interface RecaptchaOptions {
  readonly siteKey: string
  /** What is done, for the service's statistics: letters, digits, slashes and underscores; everything else becomes an underscore. */
  readonly action: string
}

/** The service's global; `enterprise` is the same with another contract. Neither is there before its script has run. */
function service(): Recaptcha | undefined {
  const found = readGlobal(anatomy.global)
  const isOne = (it: unknown): it is Recaptcha => isRecord(it) && typeof it['execute'] === 'function' && typeof it['ready'] === 'function'
  if (isOne(found)) return found
  const enterprise = isRecord(found) ? found[anatomy.enterprise] : undefined
  return isOne(enterprise) ? enterprise : undefined
}

/** Asks reCAPTCHA v3 by its own script, also where that is still to come; a page without one, or one that blocks it, is told of at once. */
export function recaptcha({ siteKey, action }: RecaptchaOptions): TokenAdapter {
  return tokenFrom(async (signal) => {
    const its = service() ?? (await serviceOf(document.querySelector(anatomy.script), signal))
    if (!its) throw new Error('reCAPTCHA has not come: its script is missing or blocked.')
    // `ready` queues until the second script, which the first one fetches, has run.
    await new Promise<void>((resolve) => its.ready(resolve))
    return its.execute(siteKey, { action: action.replace(/[^\w/]/g, '_') })
  })
}

/** Waits until a script has run or failed. @returns the service, where it has come with it */
function serviceOf(script: Element | null, signal: AbortSignal): Promise<Recaptcha | undefined> {
  if (!script) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) script.addEventListener(type, () => resolve(service()), { signal })
    signal.addEventListener('abort', () => resolve(undefined))
  })
}
