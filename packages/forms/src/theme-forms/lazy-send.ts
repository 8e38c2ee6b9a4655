import { type EndableLife, type Life, within } from '@tillkit/dom'
import type { Announce } from '@tillkit/mount'
import type { FormFields } from '../engine/form-fields.ts'
import { isBusy } from '../engine/submission.ts'
import { CODE_TIMEOUT_MS } from '../engine/anatomy.ts'

/** Sends a form, with its problems shown. */
export type Send = () => unknown

/** Where what sends comes from. */
export interface LazySend {
  /** Has it brought, with the first touch at the latest. @returns what `loadOnTouch` returns */
  readonly load: (use: (send: Send) => void) => () => Promise<void> | undefined
  /** Who says that it could not be had, in the form's own words. */
  readonly host: { readonly t: (why: 'refused' | 'offline') => string; readonly announce: Announce }
  /** Shows it, until the next attempt. @returns where */
  readonly show: (life: Life, text: string) => Element
}

/**
 * Makes what sends a form whose larger part comes with the first touch. Who sends it before that is there waits for it, as once as she
 * may press; the form shows that it is busy meanwhile.
 */
export function lazySend(life: Life, { store }: FormFields, { load, host, show }: LazySend): Send {
  let send: Send | undefined
  let shown: EndableLife | undefined
  const ready = load((its) => {
    send = its
  })
  return async () => {
    if (isBusy(store.getState().submission)) return
    shown?.end()
    if (!send) {
      store.setState({ submission: { status: 'validating' } })
      // On a line that hangs an import may neither end nor fail for minutes.
      await within(CODE_TIMEOUT_MS, ready())
      if (life.signal.aborted) return
      store.setState({ submission: { status: 'idle' } })
    }
    if (send) return send()
    // What was typed is there, and the next time it is asked for again.
    shown = life.branch()
    const text = host.t(navigator.onLine ? 'refused' : 'offline')
    host.announce(text)
    // The button may be a screen below it.
    show(shown, text).scrollIntoView?.({ block: 'nearest' })
  }
}
