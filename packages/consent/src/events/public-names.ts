import { bannerActions, names } from './anatomy.ts'
import type { DescribedConsent } from './describe-consent.ts'

/** What the public functions do. */
export interface PublicActions {
  ask(): DescribedConsent
  revisit(): unknown
  act(action: keyof typeof bannerActions): unknown
}

/** Defines the plugin's public functions, until the signal says so: then those that were there before stand again. */
export function definePublicNames({ ask, revisit, act }: PublicActions, signal: AbortSignal): void {
  const functions: Readonly<Record<string, unknown>> = {
    [names.ask]: () => ask(),
    [names.revisit]: () => void revisit(),
    [names.act]: (asked: unknown) => {
      const action = Object.entries(bannerActions).find(([, words]) => (words as readonly unknown[]).includes(asked))
      if (action) act(action[0] as keyof typeof bannerActions)
    },
  }
  for (const [name, own] of Object.entries(functions)) {
    const before = Object.getOwnPropertyDescriptor(window, name)
    Reflect.set(window, name, own)
    signal.addEventListener('abort', () => {
      if (Reflect.get(window, name) !== own) return
      if (before) Object.defineProperty(window, name, before)
      else Reflect.deleteProperty(window, name)
    })
  }
}
