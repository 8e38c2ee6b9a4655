import { invoke } from '@tillkit/dom'
import { PROTECTED, protection } from './anatomy.ts'

/** The theme's way to a service against robots, as its own script offers it. */
interface Service {
  interaction(action: string): Promise<unknown>
}

/** Finds it at this moment: its script may come late. */
function service(): Service | undefined {
  let at: unknown = globalThis
  for (const name of protection.path) at = (at as Record<string, unknown> | null | undefined)?.[name]
  return typeof (at as Partial<Service> | undefined)?.interaction === 'function' ? (at as Service) : undefined
}

/** How long the service's script is waited for, in ms, and how often it is looked for. */
const SERVICE_TIMEOUT_MS = 5000
const STEP = 100

/** Waits for a service whose script stands on the page and has not run: plugins put scripts off until the shopper touches the page. */
async function awaited(signal: AbortSignal): Promise<Service | undefined> {
  for (let waited = 0; !service() && waited < SERVICE_TIMEOUT_MS && !signal.aborted && document.querySelector(protection.script); waited += STEP) {
    await new Promise((resolve) => setTimeout(resolve, STEP))
  }
  return service()
}

/**
 * Asks for a token that says that a person acts, where the module wants one and the service's script is there; otherwise the token
 * is empty, and the server judges. How long to wait for it is for the caller to say.
 * @param action what is done, for the service's statistics
 * @param signal ends the wait
 * @throws what the service throws
 */
export async function askToken(module: Element, action: string, signal: AbortSignal): Promise<string> {
  const asked = invoke(module, 'matches', `.${PROTECTED}`) ? await awaited(signal) : undefined
  const token = await asked?.interaction(action)
  return typeof token === 'string' ? token : ''
}
