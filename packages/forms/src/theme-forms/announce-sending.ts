import type { Life } from '@tillkit/dom'
import type { Announce } from '@tillkit/mount'
import type { FormFields } from '../engine/form-fields.ts'

/** What is said while a form is on its way. */
export interface SendingWords {
  readonly announce: Announce
  readonly sending: string
}

/** Says that a form is on its way, where that takes long enough to be said: what is seen of it is not heard. */
export function announceSending(life: Life, { store }: FormFields, { announce, sending }: SendingWords): void {
  let isOut = false
  life.onEnd(store.subscribe(({ submission: { status } }) => {
    const isNow = status === 'waiting for token' || status === 'sending'
    if (isNow === isOut) return
    isOut = isNow
    announce(isNow ? sending : '')
  }))
}
