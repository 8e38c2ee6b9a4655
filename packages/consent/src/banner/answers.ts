import type { ConsentHost } from '../consent.context.ts'
import { choose, dismiss, show } from '../consent.choose.ts'
import { acceptAll, closeBanner, rejectAll, saveOptOut, saveTicked } from '../cookie/consent.model.ts'
import { buttons, tagged, tags } from './anatomy.ts'

/** What pressing something does, by its tag. */
export type Answers = Readonly<Record<string, (from?: HTMLElement) => void>>

/** What each of the banner's buttons does. @param open opens the preferences */
export function answersOf(host: ConsentHost, open: (from?: HTMLElement) => void): Answers {
  const { config, store, t } = host
  const { categories } = config
  const consent = () => store.getState().consent
  const accept = () => {
    choose(host, acceptAll(consent(), categories))
    host.announce(t('accepted'))
  }
  const reject = () => {
    choose(host, rejectAll(consent(), categories))
    host.announce(t('rejected'))
  }
  const save = () => {
    choose(host, saveTicked(consent(), categories, store.getState().ticked))
    host.announce(t('saved'))
  }
  const confirm = () => {
    const { optsOut } = store.getState()
    choose(host, saveOptOut(consent(), config, optsOut))
    host.announce((optsOut && document.querySelector(tagged(tags.optOutSuccess))?.textContent.trim()) || t('saved'))
  }
  const leave = () => show(host, consent().hasChosen ? 'closed' : 'banner')
  const toggle = (from?: HTMLElement) => (store.getState().view === 'preferences' ? leave() : open(from))
  return {
    [buttons.accept]: accept,
    [buttons.detailAccept]: accept,
    [buttons.reject]: reject,
    [buttons.detailReject]: reject,
    [buttons.detailSave]: save,
    [buttons.optOutConfirm]: confirm,
    [buttons.close]: () => dismiss(host, closeBanner(consent())),
    [buttons.settings]: toggle,
    [buttons.doNotSell]: toggle,
    [buttons.revisit]: open,
    [buttons.detailClose]: leave,
    [buttons.optOutClose]: leave,
    [buttons.optOutCancel]: leave,
    [buttons.optOutLabel]: () => store.setState(({ optsOut }) => ({ optsOut: !optsOut })),
  }
}
