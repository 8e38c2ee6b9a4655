import { type EndableLife, type Life, listen } from '@tillkit/dom'
import { type Host, narrow, type Place } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import type { FormFields } from '../form-fields.ts'
import type { Offer, OfferHost, Offering } from './offer.context.ts'

const load = async () => (await import('./OfferNotice.late.tsx')).offerNotice

/** An offer, and where it stands. */
export interface OfferOptions extends Offer {
  readonly place: Place
  /** How long it may be made. Default as long as the host; a form that an answer may put another in the place of has a life of its own. */
  readonly life?: Life
}

/** Offers to send a form that could not leave the device, once the line is back. */
export function offerWhenBack(host: Host, form: FormFields, { place, life = host, ...offer }: OfferOptions): void {
  const store = createStore<Offering>(() => ({ isBack: false }))
  let waiting: EndableLife | undefined
  const follow = life.guard(() => {
    const isOffline = form.store.getState().submission.status === 'offline'
    if (isOffline === (waiting !== undefined)) return
    waiting?.end()
    waiting = undefined
    store.setState({ isBack: false })
    if (!isOffline) return
    waiting = life.branch()
    const show = () => {
      store.setState({ isBack: true })
      // What appears together with its text is not read out by itself.
      host.announce(offer.words)
    }
    listen(waiting, window, 'online', show)
    listen(waiting, window, 'offline', () => store.setState({ isBack: false }))
    if (navigator.onLine) show()
  })
  life.onEnd(form.store.subscribe(follow))
  const own: OfferHost = narrow(host, { config: offer, store })
  own.draw(life, { place, source: store, wanted: () => store.getState().isBack, load })
  follow()
}
